import { personalInfoKeys } from '#shared/content/detail-groups.ts';
import { useMessages } from '../../language.tsx';
import { TextRuns } from '../../ui/text-runs.tsx';

type Props = { info: Partial<Record<(typeof personalInfoKeys)[number], string>> };

/** The person's data; an empty field is left out. */
export function PersonalInfo({ info }: Props) {
  const t = useMessages();
  return (
    <dl className="facts personal-info">
      {personalInfoKeys
        .filter((key) => info[key])
        .map((key) => (
          <div key={key}>
            <dt>{t(`manager.${key}`)}</dt>
            <dd dir="auto">
              <TextRuns text={info[key] ?? ''} links="all" />
            </dd>
          </div>
        ))}
    </dl>
  );
}

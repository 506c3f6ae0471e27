import { personalInfoKeys } from '#shared/content/detail-groups.ts';
import { TextRuns } from '../../ui/text-runs.tsx';

type Texts = Record<(typeof personalInfoKeys)[number], string>;

type Props = { info: Partial<Texts>; labels: Texts };

/** The person's data; an empty field is left out. */
export function PersonalInfo({ info, labels }: Props) {
  return (
    <dl className="facts personal-info">
      {personalInfoKeys
        .filter((key) => info[key])
        .map((key) => (
          <div key={key}>
            <dt>{labels[key]}</dt>
            <dd dir="auto">
              <TextRuns text={info[key] ?? ''} links="all" />
            </dd>
          </div>
        ))}
    </dl>
  );
}

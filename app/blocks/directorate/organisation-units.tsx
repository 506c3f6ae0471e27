import { IconMapPin } from '@tabler/icons-react';
import { useMessages } from '../../language.tsx';
import { TextRuns } from '../../ui/text-runs.tsx';

type Props = { central: string[]; regional: string[] };

/** The central divisions and directorates, and the regional ones. */
export function OrganisationUnits({ central, regional }: Props) {
  const t = useMessages();
  return (
    <>
      {central.length > 0 && (
        <>
          <h3>{t('about.central')}</h3>
          <ul className="units" role="list">
            {central.map((unit) => (
              <li key={unit}>
                <bdi>
                  <TextRuns text={unit} links="all" />
                </bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      {regional.length > 0 && (
        <>
          <h3>{t('about.regional')}</h3>
          <ul className="regions" role="list">
            {regional.map((region) => (
              <li key={region}>
                <IconMapPin aria-hidden />
                <bdi>
                  <TextRuns text={region} links="all" />
                </bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

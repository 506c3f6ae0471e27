import { direction, languages } from '#shared/languages.ts';
import type { Difference } from '#shared/parity/parity.ts';
import { useAdminMessages } from '../use-admin-messages.ts';

/** Facts that only one side states, by their kind: what stands in Arabic beside what stands in English. */
export function DifferencesTable({ differences }: { differences: readonly Difference[] }) {
  const t = useAdminMessages();
  return (
    <table className="differences">
      <thead>
        <tr>
          <th scope="col">{t('parity.kind')}</th>
          {languages.map((language) => (
            <th key={language} scope="col">
              {t(`side.${language}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differences.map(({ kind, ...texts }) => (
          <tr key={kind}>
            <th scope="row">{t(`parity.${kind}`)}</th>
            {languages.map((language) => (
              <td key={language} data-side={t(`side.${language}`)}>
                {texts[language].length === 0 ? (
                  <span className="field-hint">{t('parity.nothing')}</span>
                ) : (
                  <ul lang={language} dir={direction(language)}>
                    {texts[language].map((text) => (
                      <li key={text}>
                        <bdi>{text}</bdi>
                      </li>
                    ))}
                  </ul>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

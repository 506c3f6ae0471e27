import type { SecondFactors } from '#shared/accounts/second-factors.ts';
import { formatDateTime, formatDay } from '#shared/date-time.ts';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import { Panel } from '../ui/panel.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** A person’s second factors, which only they can change. */
export function PersonFactors({
  factors: { factors, recovery_codes, required },
}: {
  factors: SecondFactors;
}) {
  const t = useAdminMessages();
  const language = useLanguage();
  const none = required ? 'person.factorMissing' : 'person.noFactors';
  return (
    <Panel title={t('factors.title')}>
      {factors.length === 0 ? (
        <p className={required ? 'note note-warning' : ''}>{t(none)}</p>
      ) : (
        <>
          <ul className="people" role="list">
            {factors.map(({ id, kind, name, created_at, used_at }) => (
              <li key={id} className="person">
                <p className="person-name">
                  <bdi>{name}</bdi>
                  <span className="badge badge-neutral">{t(`factors.${kind}`)}</span>
                </p>
                <dl className="facts key-facts">
                  <dt>{t('factors.added')}</dt>
                  <dd>{formatDay(language, created_at)}</dd>
                  <dt>{t('factors.used')}</dt>
                  <dd>{used_at ? formatDateTime(language, used_at) : t('factors.never')}</dd>
                </dl>
              </li>
            ))}
          </ul>
          <p className="field-hint">{t('codes.left', { count: numeral(language, recovery_codes) })}</p>
        </>
      )}
    </Panel>
  );
}

import { firstGroup } from '#shared/forms/recipient-groups.ts';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { fieldText, type InboxKind, type InboxRow } from '../inbox-kinds.ts';
import { FieldValue } from './field-value.tsx';

/** The texts of a row, for the screen and for paper alike: its facts, then its text. */
export function CaseBody({ kind, row }: { kind: InboxKind; row: InboxRow }) {
  const t = useAdminMessages();
  if (row.damaged) {
    return (
      <div className="case-damaged">
        <span className="badge badge-failed">{t('inbox.damaged')}</span>
        <p>{t('inbox.damaged.meaning')}</p>
        <p>{t('inbox.damaged.help')}</p>
      </div>
    );
  }
  const facts = kind.fields.filter((field) => field.kind !== 'long' && field.name !== kind.heading);
  const given = facts.filter((field) => fieldText(row, field) !== '');
  const missing = facts.filter((field) => fieldText(row, field) === '');
  return (
    <div className="case-body">
      <dl className="facts case-facts">
        {row.recipients.some((group) => group !== firstGroup) && (
          <div className="case-fact-line">
            <dt>{t('inbox.recipients')}</dt>
            <dd>{row.recipients.map((group) => t(`keys.group.${group}`)).join(t('inbox.and'))}</dd>
          </div>
        )}
        {given.map((field) => (
          <div key={field.name} className={`case-fact-${field.kind}`}>
            <dt>{t(field.label)}</dt>
            <dd>
              <FieldValue row={row} field={field} />
            </dd>
          </div>
        ))}
      </dl>
      {missing.length > 0 && (
        <p className="field-hint case-missing">
          {t('inbox.notGiven', { fields: missing.map(({ label }) => t(label)).join(t('inbox.and')) })}
        </p>
      )}
      {kind.fields
        .filter((field) => field.kind === 'long')
        .map((field) => (
          <section key={field.name}>
            <h4 className="visually-hidden">{t(field.label)}</h4>
            <FieldValue row={row} field={field} />
          </section>
        ))}
    </div>
  );
}

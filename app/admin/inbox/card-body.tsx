import { useAdminMessages } from '../use-admin-messages.ts';
import { FieldValue } from './field-value.tsx';
import type { InboxKind, InboxRow } from './inbox-kinds.ts';

/** The texts of a row, for the screen and for paper alike. */
export function CardBody({ kind, row }: { kind: InboxKind; row: InboxRow }) {
  const t = useAdminMessages();
  if (row.damaged) {
    return (
      <div className="inbox-damaged">
        <span className="badge badge-failed">{t('inbox.damaged')}</span>
        <p>{t('inbox.damaged.meaning')}</p>
        <p>{t('inbox.damaged.help')}</p>
      </div>
    );
  }
  const long = kind.fields.filter((field) => field.kind === 'long');
  const short = kind.fields.filter((field) => field.kind !== 'long' && field.name !== kind.heading);
  return (
    <div className="inbox-body">
      <dl className="facts inbox-fields">
        {short.map((field) => (
          <div key={field.name} className={`inbox-field-${field.kind}`}>
            <dt>{t(field.label)}</dt>
            <dd>
              <FieldValue row={row} field={field} />
            </dd>
          </div>
        ))}
      </dl>
      {long.map((field) => (
        <section key={field.name}>
          <h4 className="visually-hidden">{t(field.label)}</h4>
          <FieldValue row={row} field={field} />
        </section>
      ))}
    </div>
  );
}

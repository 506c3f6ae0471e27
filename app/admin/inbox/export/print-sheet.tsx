import { createPortal } from 'react-dom';
import { formatDay } from '#shared/date-time.ts';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../../language.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import type { InboxKind, InboxRow } from '../inbox-kinds.ts';
import { aboutThen } from '../inbox-time.ts';
import { CaseBody } from '../reading/case-body.tsx';
import { useRowTitle } from '../use-row-title.ts';
import type { CaseEvent } from './case-events.ts';

type Props = {
  kind: InboxKind;
  title: string;
  rows: readonly InboxRow[];
  /** Timestamp of the export. */
  now: string;
  /** The time line of a single one. */
  events: readonly CaseEvent[];
};

/** The chosen rows alone, for paper or a PDF. It stands beside the page, which is then not printed. */
export function PrintSheet({ kind, title, rows, now, events }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const titleOf = useRowTitle(kind);
  return createPortal(
    <section className="print-sheet">
      <header>
        <h1>{title}</h1>
        <p>
          {t('inbox.sheet.made', { day: formatDay(language, now) })} ·{' '}
          {t('inbox.sheet.count', { count: numeral(language, rows.length) })}
        </p>
        <p>{t('inbox.sheet.warning')}</p>
      </header>
      {rows.map((row) => (
        <article key={row.id} className="sheet-item">
          <header>
            <h2>
              <bdi>{titleOf(row)}</bdi>
            </h2>
            <p>
              {kind.heading && <>{t(`inbox.${kind.list}.item`, { number: numeral(language, row.id) })} · </>}
              {aboutThen(language, row.created_at)}
            </p>
          </header>
          <CaseBody kind={kind} row={row} />
        </article>
      ))}
      {events.length > 0 && (
        <section className="sheet-time-line">
          <h2>{t('case.timeline')}</h2>
          <ol>
            {events.map(({ when, title: what, texts }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- it is written once, and printed
              <li key={index}>
                <p>
                  <strong>
                    <bdi>{what}</bdi>
                  </strong>{' '}
                  · {when}
                </p>
                {texts.map((text) => (
                  <p key={text} dir="auto">
                    {text}
                  </p>
                ))}
              </li>
            ))}
          </ol>
        </section>
      )}
    </section>,
    document.body,
  );
}

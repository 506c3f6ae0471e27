import { useId } from 'react';
import { formatDay } from '#shared/date-time.ts';
import type { InboxState } from '#shared/forms/inbox.ts';
import { useLanguage } from '../../language.tsx';
import { Button } from '../ui/button.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { CardBody } from './card-body.tsx';
import { cardId } from './focus-card.ts';
import { type InboxKind, type InboxRow, inboxActions } from './inbox-kinds.ts';
import { aboutThen } from './inbox-time.ts';
import { useRowTitle } from './use-row-title.ts';

type Props = {
  kind: InboxKind;
  row: InboxRow;
  state: InboxState;
  selected: boolean;
  busy: boolean;
  onSelect: () => void;
  onAction: () => void;
  onUnread: () => void;
  onKeep: (stored: boolean) => void;
};

/** One complete message or report. A damaged one explains that, and the remedy. */
export function InboxCard({ kind, row, state, selected, busy, onSelect, onAction, onUnread, onKeep }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const heading = useId();
  const title = useRowTitle(kind)(row);
  return (
    <article
      id={cardId(row)}
      className={row.damaged ? 'inbox-card inbox-card-damaged' : 'inbox-card'}
      aria-labelledby={heading}
      aria-busy={busy}
      tabIndex={-1}
    >
      <header className="inbox-card-head">
        {!row.damaged && (
          <label className="option inbox-select">
            <input type="checkbox" checked={selected} onChange={onSelect} />
            <span className="visually-hidden">{t('inbox.select', { title })}</span>
          </label>
        )}
        <h3 id={heading}>
          <bdi>{title}</bdi>
        </h3>
        <p className="inbox-date">
          <time dateTime={row.created_at}>
            {row.damaged ? formatDay(language, row.created_at) : aboutThen(language, row.created_at)}
          </time>
        </p>
      </header>
      <CardBody kind={kind} row={row} />
      <footer className="inbox-card-foot">
        {row.deleted_at && (
          <p className="field-hint">
            {t('inbox.markedOn')} <time dateTime={row.deleted_at}>{formatDay(language, row.deleted_at)}</time>
          </p>
        )}
        {state === 'read' && (
          <>
            <label className="option inbox-retain" title={t('inbox.keep.meaning')}>
              <input
                type="checkbox"
                checked={row.kept}
                aria-disabled={busy}
                onChange={() => busy || onKeep(!row.kept)}
              />
              {t('inbox.keep')}
            </label>
            <Button
              variant="quiet"
              aria-describedby={heading}
              aria-disabled={busy}
              onClick={() => busy || onUnread()}
            >
              {t('inbox.markUnread')}
            </Button>
          </>
        )}
        <Button
          className={state === 'read' ? 'button-delete inbox-delete' : ''}
          aria-describedby={heading}
          aria-disabled={busy || row.kept}
          onClick={() => busy || row.kept || onAction()}
        >
          {t(inboxActions[state].label)}
        </Button>
      </footer>
    </article>
  );
}

import '../../../styles/admin/inbox/work.css';
import { memo } from 'react';
import { Link } from 'react-router';
import { formatDay } from '#shared/date-time.ts';
import { useLanguage } from '../../../language.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { rowLinkId } from '../focus-case.ts';
import { fieldText, type InboxKind, type InboxRow } from '../inbox-kinds.ts';
import { aboutThen } from '../inbox-time.ts';
import { useRowTitle } from '../use-row-title.ts';

/** Characters of a text that its row may show; the style sheet cuts it to two lines. */
const excerptCharacters = 160;

type Props = {
  kind: InboxKind;
  row: InboxRow;
  to: string;
  isOpen: boolean;
  isSelected: boolean;
  onSelect: (row: InboxRow) => void;
  onOpen: () => void;
};

/** A message in the list: who or what about, its first line, and when it came. */
export const RoomRow = memo(function RoomRow({ kind, row, to, isOpen, isSelected, onSelect, onOpen }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const title = useRowTitle(kind)(row);
  const work = row.case;
  const topic = 'topic' in row && row.topic;
  const long = kind.fields.find((field) => field.kind === 'long')!;
  const excerpt = fieldText(row, long).slice(0, excerptCharacters).toWellFormed();
  return (
    <li
      className="room-row"
      data-open={isOpen || undefined}
      data-damaged={row.damaged || undefined}
      data-unread={work.unread || undefined}
    >
      {row.damaged ? (
        <span />
      ) : (
        <label className="room-row-choice">
          <input type="checkbox" checked={isSelected} onChange={() => onSelect(row)} />
          <span className="visually-hidden">{t('inbox.select', { title })}</span>
        </label>
      )}
      <Link
        id={rowLinkId(row.id)}
        className="room-row-link"
        to={to}
        preventScrollReset
        aria-current={isOpen || undefined}
        onClick={onOpen}
      >
        <span className="room-row-title">
          <bdi>{topic ? t(`inbox.topic.${topic}`) : title}</bdi>
          {work.late && <span className="badge badge-failed">{t('inbox.late')}</span>}
          {row.damaged && <span className="badge badge-failed">{t('inbox.damaged')}</span>}
          {row.kept && <span className="badge badge-neutral">{t('inbox.isKept')}</span>}
          {row.talk.last === 'sender' && <span className="badge badge-new">{t('talk.wrote')}</span>}
          {topic && <span className="room-row-number">{title}</span>}
          {work.unread && <span className="visually-hidden">{t('case.isUnread')}</span>}
        </span>
        {excerpt && (
          <span className="room-row-excerpt" dir="auto">
            {excerpt}
          </span>
        )}
        <time className="room-row-time" dateTime={row.created_at}>
          {row.damaged ? formatDay(language, row.created_at) : aboutThen(language, row.created_at)}
        </time>
        <RowWork row={row} />
      </Link>
    </li>
  );
});

/** The state of a case and who has it, where that says more than the list; then its next day and its labels. */
function RowWork({ row: { talk, case: work } }: { row: InboxRow }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const { assignee, due, labels } = work;
  const parts = [
    ...(talk.state === 'received' ? [] : [t(`talk.state.${talk.state}`)]),
    ...(due ? [t(`inbox.due.${due.step}`, { day: formatDay(language, `${due.on}T00:00Z`, 'UTC') })] : []),
  ];
  if (parts.length + labels.length === 0 && !assignee) return null;
  return (
    <span className="room-row-work">
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
      {assignee && <bdi>{assignee.email}</bdi>}
      {labels.map((label) => (
        <bdi key={label} className="room-row-label">
          {label}
        </bdi>
      ))}
    </span>
  );
}

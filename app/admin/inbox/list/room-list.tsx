import { useCallback, useEffect, useRef } from 'react';
import type { InboxState } from '#shared/forms/inbox.ts';
import { countedMessage } from '#shared/messages/admin-messages.ts';
import { numerals } from '#shared/numeral.ts';
import { useLanguage } from '../../../language.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { goThroughLinks } from '../../ui/go-through-links.ts';
import { MoreButton } from '../../ui/more-button.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import type { Exporting } from '../export/use-export.ts';
import type { InboxKind } from '../inbox-kinds.ts';
import type { RoomAddress } from '../room-address.ts';
import { ChoiceBar } from './choice-bar.tsx';
import { RoomFilter } from './room-filter.tsx';
import { RoomRow } from './room-row.tsx';
import type { InboxRows } from './use-inbox-rows.ts';
import type { RoomList as State } from './use-room-list.ts';
import type { Selection } from './use-selection.ts';

type Props = {
  kind: InboxKind;
  state: InboxState;
  list: InboxRows;
  room: State;
  address: RoomAddress;
  selection: Selection;
  exporting: Exporting;
};

/** The list of the reading room, to search, to filter and to choose from. */
export function RoomList({ kind, state, list, room, address, selection, exporting }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  });
  const onOpen = useCallback(() => latest.current.moves(), []);
  if (list.rows.length === 0) {
    return (
      <div className="room-list">
        <Empty>{t(`inbox.${kind.list}.${state}.empty`)}</Empty>
      </div>
    );
  }
  const { all, chosen, toggle, toggleAll } = selection;
  return (
    <div className="room-list">
      <RoomFilter kind={kind} rows={list.rows} wanted={room.wanted} onSearch={room.search} />
      <div className="room-count">
        <label className="option">
          <input
            type="checkbox"
            checked={all}
            ref={(box) => {
              if (box) box.indeterminate = !all && chosen.length > 0;
            }}
            onChange={toggleAll}
          />
          {t('inbox.selectAll')}
        </label>
        <p role="status">
          {room.searching
            ? t('inbox.searching', numerals(language, { count: list.rows.length, total: list.total }))
            : room.filtered
              ? countedMessage(language, 'inbox.found', room.matches)
              : t('inbox.shown', numerals(language, { shown: room.shown.length, total: list.total }))}
        </p>
      </div>
      <section className="room-rows" aria-label={t(`inbox.${kind.list}.${state}`)} tabIndex={-1}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys go through its links */}
        <ul role="list" onKeyDown={goThroughLinks}>
          {room.shown.map((row) => (
            <RoomRow
              key={row.id}
              kind={kind}
              row={row}
              to={address.linkTo(row.id)}
              isOpen={row.id === address.item}
              isSelected={selection.has(row)}
              onSelect={toggle}
              onOpen={onOpen}
            />
          ))}
        </ul>
        {room.shown.length === 0 && !room.searching && <p className="empty">{t('inbox.noMatch')}</p>}
        <MoreButton editor={room} more={room.more && !room.searching} failed={t(`load.${kind.list}`)} />
      </section>
      <ChoiceBar selection={selection} exporting={exporting} />
    </div>
  );
}

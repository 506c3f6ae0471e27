import { useCallback, useState } from 'react';
import { keyOf } from '../../list/list-draft.ts';
import type { Texts } from '../../list/list-kind.ts';
import { useMay, useSession } from '../../session/session-provider.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { goThroughLinks } from '../../ui/go-through-links.ts';
import { MoreButton } from '../../ui/more-button.tsx';
import { Pending } from '../../ui/pending.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import type { SectionKind } from '../section-kind.ts';
import type { DeskState } from '../use-desk.ts';
import { BulkBar } from './bulk-bar.tsx';
import { DeskFilter } from './desk-filter.tsx';
import { DeskRow } from './desk-row.tsx';
import { useBulk } from './use-bulk.ts';

type Props = { kind: SectionKind; desk: DeskState };

/** The list of a section, to search, to filter and to choose from. */
export function ListPane({ kind, desk }: Props) {
  const t = useAdminMessages();
  const { address, list, draft, deleted, saving, progress, key: openKey } = desk;
  const { editing, edits } = draft;
  const bulk = useBulk(kind, list);
  const canPublish = useMay()('publish', kind.key);
  const { four_eyes: fourEyes } = useSession().person;
  const [reached, setReached] = useState<string>();
  const { dropNew, requestDelete } = desk;
  const onDelete = useCallback(
    (key: string, id: number | undefined, texts: Texts) =>
      id === undefined ? dropNew(key) : requestDelete({ id, texts }),
    [dropNew, requestDelete],
  );
  const items = list.list.state === 'loaded' ? list.list.items : [];
  const stored = items.filter(({ id }) => deleted.get(id) !== 'hidden');
  const fresh = edits.filter(({ base }) => !base).toReversed();
  const keys = [...fresh.map(({ key }) => key), ...stored.map(keyOf)];
  const reachable = [reached, openKey].find((key) => key !== undefined && keys.includes(key)) ?? keys[0];
  const isFiltered = Object.keys(address.filters).length > 0;
  const common = { kind, editing, onReach: setReached, onChoose: bulk.choose, onDelete };
  const rowOf = (key: string) => ({
    ...common,
    rowKey: key,
    edit: edits.find((edit) => edit.key === key),
    isOpen: key === openKey,
    isReachable: key === reachable,
    saving: saving === key,
  });
  return (
    <div className="desk-list">
      <DeskFilter kind={kind} filters={address.filters} onFilter={address.filter} />
      <section className="desk-rows" aria-label={t('edit.list')} tabIndex={keys.length > 0 ? -1 : 0}>
        {list.list.state === 'loading' && <Pending />}
        {list.list.state === 'failed' && <ErrorBox onRetry={list.retry}>{t(`load.${kind.key}`)}</ErrorBox>}
        {keys.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys go through its links
          <ul role="list" onKeyDown={goThroughLinks}>
            {fresh.map(({ key }) => (
              <DeskRow
                key={key}
                {...rowOf(key)}
                row={undefined}
                canDelete
                to={address.linkTo(key)}
                locked={progress !== undefined}
                isChosen={false}
              />
            ))}
            {stored.map((row) => (
              <DeskRow
                key={row.id}
                {...rowOf(keyOf(row))}
                row={row}
                canDelete={canPublish}
                to={address.linkTo(row.id)}
                locked={progress !== undefined || deleted.has(row.id)}
                isChosen={bulk.chosen.has(row.id)}
              />
            ))}
          </ul>
        )}
        {list.list.state === 'loaded' && (
          <>
            {keys.length === 0 && <p className="empty">{t(isFiltered ? 'desk.noMatch' : 'edit.empty')}</p>}
            <MoreButton
              editor={list}
              more={items.length < list.list.total || list.list.has_more === true}
              failed={t(`load.${kind.key}`)}
            />
          </>
        )}
      </section>
      {!editing && <BulkBar bulk={bulk} canPublish={!fourEyes} />}
    </div>
  );
}

import { useCallback, useState } from 'react';
import { type Language, languages } from '#shared/languages.ts';
import { countedMessage } from '#shared/messages/admin-messages.ts';
import { useLanguage } from '../../../language.tsx';
import { call, failureMessage, isRefusal } from '../../client/api.ts';
import { itemTitle } from '../../list/list-kind.ts';
import type { ItemKey } from '../../publishing/item-document.ts';
import {
  publishItem,
  republishItem,
  unpublishItem,
  type Withdrawal,
  withdrawItem,
} from '../../publishing/publishing-calls.ts';
import { clearNotices, noticeFailure, noticeSuccess } from '../../ui/toast.client.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import type { SectionKind } from '../section-kind.ts';
import type { Row, useDeskList } from './use-desk-list.ts';

/** An action on one of the chosen items, and its reverse. */
type Action = {
  run: (item: ItemKey, row: Row) => Promise<unknown>;
  undo: (item: ItemKey, row: Row) => Promise<unknown>;
};

const now = (sides: Language[]) => ({ sides: Object.fromEntries(sides.map((side) => [side, {}])) });

const titled = (row: Row) => languages.filter((side) => row[`title_${side}`].trim() !== '');

const actions = {
  publish: () => ({
    run: (item, row) => publishItem(item, { ...now(titled(row)), version: row.updated_at }),
    undo: async (item, row) => {
      const stateOf = (side: Language) => row.sides[side];
      const drafts = titled(row).filter((side) => stateOf(side).state === 'draft');
      if (drafts.length > 0) await unpublishItem(item, drafts);
      // The version before is in the history: whether it is to be public again is for the editor to say
      const isSame = (side: Language) => stateOf(side).state === 'published' && !stateOf(side).has_changes;
      if (!titled(row).every((side) => drafts.includes(side) || isSame(side)))
        throw new Error('A version was public before');
    },
  }),
  withdraw: (_kind, withdrawal) => ({
    run: (item) => withdrawItem(item, withdrawal!),
    undo: (item) => republishItem(item),
  }),
  delete: ({ calls }) => ({
    run: ({ id }) => call(`${calls.remove}/${id}`, { method: 'DELETE' }),
    undo: ({ section, id }) => call(`trash/${section}/${id}/restore`, { method: 'POST' }),
  }),
} as const satisfies Record<string, (kind: SectionKind, withdrawal?: Withdrawal) => Action>;

export type BulkAction = keyof typeof actions;

export type Bulk = ReturnType<typeof useBulk>;

/** Several items chosen in the list, and what is done with them: a call for each, and one Undo for all. */
export function useBulk(kind: SectionKind, { list, reload }: ReturnType<typeof useDeskList>) {
  const t = useAdminMessages();
  const language = useLanguage();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [busy, setBusy] = useState(false);
  const choose = useCallback(
    (id: number) =>
      setChosen((before) =>
        before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id]),
      ),
    [],
  );
  const clear = () => setChosen(new Set());
  const rows = list.state === 'loaded' ? list.items.filter(({ id }) => chosen.has(id)) : [];

  /** Runs a call for each item, and resolves to those for which it succeeded; the others are named with the reason. */
  const each = async (of: Row[], work: Action['run'], failed: 'desk.bulk.failed' | 'desk.undoFailed') => {
    const done: Row[] = [];
    for (const row of of) {
      try {
        await work({ section: kind.key, id: row.id }, row);
        done.push(row);
      } catch (error) {
        if (isRefusal(error)) break;
        const title = itemTitle(kind, { title_ar: row.title_ar, title_en: row.title_en }, language);
        noticeFailure(`${title || t('edit.untitled')}: ${failureMessage(error, t(failed))}`);
      }
    }
    return done;
  };

  const run = async (name: BulkAction, withdrawal?: Withdrawal) => {
    const action: Action = actions[name](kind, withdrawal);
    clearNotices();
    setBusy(true);
    const done = await each(rows, action.run, 'desk.bulk.failed');
    const undo = async () => {
      await each(done, action.undo, 'desk.undoFailed');
      await reload();
    };
    if (done.length > 0) {
      const text = countedMessage(language, `desk.bulk.${name}`, done.length);
      noticeSuccess(text, { label: t('desk.undo'), run: () => void undo() });
    }
    clear();
    await reload();
    setBusy(false);
  };
  return { chosen, rows, choose, clear, run, busy };
}

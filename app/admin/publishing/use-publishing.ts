import { useRef, useState } from 'react';
import { hasDeadline } from '#shared/content/fields/deadline-fields.ts';
import { type Language, languages } from '#shared/languages.ts';
import { sectionByKey } from '#shared/site/sections.ts';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { MenuAction } from './actions-menu.client.tsx';
import { handInStep } from './hand-in/hand-in-step.ts';
import type { ItemDocument } from './item-document.ts';
import type { PublishBarProps } from './publish-bar.tsx';
import { duplicateItem, getItem, markUpToDate, type Publication, unpinItem } from './publishing-calls.ts';

type DialogKind = 'hand-in' | 'inspect' | 'publish' | 'unpublish' | 'withdraw' | 'pin' | 'related' | 'share';

const noMessage = { text: '', revision: 0 };

/** The open dialog of an item's publication, and the actions that have none. */
export function usePublishing({ item, publisher, save, onChange, onNewer, onDuplicated }: PublishBarProps) {
  const t = useAdminMessages();
  const [dialog, setDialog] = useState<{ kind: DialogKind; item: ItemDocument }>();
  const [message, setMessage] = useState(noMessage);
  const { busy, failure, run } = useWork(t('publish.failed'));

  /** Runs an action on what is typed, which is saved first. */
  const act = <Result>(work: (saved: ItemDocument) => Result | Promise<Result>) => {
    setMessage(noMessage);
    return run(async () => work(await save()));
  };

  const open = (kind: DialogKind) =>
    act(async (saved) => {
      const isFresh = kind === 'publish' || kind === 'inspect';
      const shown = isFresh ? await getItem(saved) : saved;
      const isStill = shown.updated_at === saved.updated_at && (kind !== 'inspect' || shown.hand_in !== null);
      if (isStill) setDialog({ kind, item: shown });
      else overtaken(shown);
    });

  /** Shows what somebody else saved meanwhile, in place of the dialog. */
  const overtaken = (newer: ItemDocument) => {
    setDialog(undefined);
    // The same texts, or another one's that were only read: there is nothing to choose
    if (newer.updated_at === item.updated_at || dialog?.item.hand_in) {
      setMessage({ text: t('handIn.overtaken'), revision: newer.revision });
      onChange(newer);
      return;
    }
    setMessage({ text: t('publish.overtaken'), revision: item.revision });
    onNewer(newer);
  };

  const done = (changed: ItemDocument, text: string) => {
    setDialog(undefined);
    setMessage({ text, revision: changed.revision });
    onChange(changed);
    focusLater();
  };

  const namesOf = (sides: Language[]) =>
    sides.length > 1 ? t('side.both') : sides.map((side) => t(`side.${side}`)).join();

  const published = (changed: ItemDocument, sides: Publication['sides']) => {
    const now = languages.filter((side) => sides[side] && !sides[side].at);
    const later = languages.filter((side) => sides[side]?.at);
    const messages = [
      now.length > 0 && t('publish.published', { side: namesOf(now) }),
      later.length > 0 && t('publish.scheduled', { side: namesOf(later) }),
    ];
    done(changed, messages.filter(Boolean).join(' '));
  };

  const markRight = async (side: Language) => {
    const changed = await act((saved) => markUpToDate(saved, side));
    if (changed) done(changed, t('publish.rightAgain', { side: namesOf([side]) }));
  };

  const unpin = async () => {
    const changed = await act(unpinItem);
    if (changed) done(changed, t('pin.ended'));
  };

  /** The name of a copy that was sent, and the version that it is of. */
  const copying = useRef<{ version: string; key: string }>(undefined);

  const duplicate = async () => {
    const copy = await act((saved) => {
      // The response of the first attempt may be lost
      if (copying.current?.version !== saved.updated_at)
        copying.current = { version: saved.updated_at, key: `new-${crypto.randomUUID()}` };
      return duplicateItem(saved, copying.current.key);
    });
    if (!copy) return;
    copying.current = undefined;
    setMessage({ text: t('publish.duplicated'), revision: item.revision });
    onDuplicated(copy.id);
  };

  const step = handInStep(item, publisher);
  /** An editor may leave to somebody else what they could publish alone. */
  const leaving: MenuAction[] =
    step === 'publish' && !item.hand_in
      ? [{ key: 'hand-in', label: t('handIn.open'), onAction: () => void open('hand-in') }]
      : [];
  const isPublic = languages.some((side) => item.sides[side].is_public);
  const isDraft = languages.every((side) => item.sides[side].state === 'draft');
  const ofEditors: MenuAction[] = [
    ...(isDraft
      ? []
      : [{ key: 'unpublish', label: t('publish.unpublish'), onAction: () => void open('unpublish') }]),
    ...(isPublic
      ? [{ key: 'withdraw', label: t('publish.withdraw'), onAction: () => void open('withdraw') }]
      : []),
    ...(isPublic || item.pin
      ? [{ key: 'pin', label: t(item.pin ? 'pin.change' : 'pin.open'), onAction: () => void open('pin') }]
      : []),
    ...(item.pin ? [{ key: 'unpin', label: t('pin.end'), onAction: () => void unpin() }] : []),
    ...(hasDeadline(sectionByKey(item.section))
      ? [{ key: 'related', label: t('related.open'), onAction: () => void open('related') }]
      : []),
  ];
  const actions: MenuAction[] = [
    ...leaving,
    ...(isPublic ? [{ key: 'share', label: t('share.open'), onAction: () => void open('share') }] : []),
    ...(publisher.canPublish ? ofEditors : []),
    { key: 'duplicate', label: t('publish.duplicate'), onAction: () => void duplicate() },
  ];

  return {
    dialog,
    step,
    /** Publishes the copy that is being inspected, as it was read. */
    decide: () => dialog && setDialog({ kind: 'publish', item: dialog.item }),
    close: () => {
      setDialog(undefined);
      // The review is no dialog that gives the focus back
      if (dialog?.kind === 'inspect') focusLater();
    },
    // A later save makes it old
    status: message.revision === item.revision ? message.text : '',
    failure,
    busy,
    open,
    done,
    overtaken,
    published,
    unpublished: (changed: ItemDocument, sides: Language[]) =>
      done(changed, t('unpublish.done', { side: namesOf(sides) })),
    markRight,
    actions,
  };
}

/**
 * A dialog that closes after its work may have no control to give the focus back to. It gives it back in a frame,
 * which a busy machine paints late: the frame after the wait comes after that one.
 */
function focusLater(): void {
  const focus = () => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('.publish-actions .button-primary')?.focus();
  };
  setTimeout(() => requestAnimationFrame(focus), 100);
}

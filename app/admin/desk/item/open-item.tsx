import { useCallback, useId, useState } from 'react';
import { AutosaveStatus } from '../../autosave/autosave-status.tsx';
import { PresenceNote } from '../../autosave/presence-note.tsx';
import { usePresence } from '../../autosave/use-presence.ts';
import { HandInReview } from '../../hand-in/hand-in-review.tsx';
import { Conflict } from '../../list/conflict.tsx';
import { PublishBar } from '../../publishing/publish-bar.tsx';
import { getItem } from '../../publishing/publishing-calls.ts';
import { useMay, useSession } from '../../session/session-provider.tsx';
import { TrashLink } from '../../trash/trash-link.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Pending } from '../../ui/pending.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import type { DeskEdit } from '../desk-draft.ts';
import type { SectionKind } from '../section-kind.ts';
import type { DeskState } from '../use-desk.ts';
import { GoneBox } from './gone-box.tsx';
import { ItemFields } from './item-fields.tsx';
import { ItemFiles } from './item-files.tsx';
import { ItemHead } from './item-head.tsx';
import { ItemPreview } from './item-preview.tsx';
import { ItemRead } from './item-read.tsx';

type Props = { kind: SectionKind; desk: DeskState };

/** The one open item, to read or to edit; without one, what can be opened. */
export function OpenItem({ kind, desk }: Props) {
  const t = useAdminMessages();
  const { opened, edit, retry } = desk;
  if (edit) return <ItemCard key={edit.key} kind={kind} desk={desk} edit={edit} />;
  if (opened.state === 'loading') return <Pending />;
  if (opened.state === 'failed') return <ErrorBox onRetry={retry}>{t('desk.openFailed')}</ErrorBox>;
  const isGone = opened.state === 'gone';
  return (
    <div className="desk-none">
      <p>{t(isGone ? 'desk.notThere' : 'desk.none')}</p>
      {isGone && <TrashLink />}
    </div>
  );
}

function ItemCard({ kind, desk, edit }: Props & { edit: DeskEdit }) {
  const t = useAdminMessages();
  const id = useId();
  const { item, opened, dispatch, draft, deleted, saving, progress, address } = desk;
  const canPublish = useMay()('publish', kind.key);
  const { email, four_eyes: fourEyes } = useSession().person;
  const canDelete = canPublish || !edit.base;
  const isGone = edit.gone || opened.state === 'gone';
  const [changes, setChanges] = useState(0);
  const { others } = usePresence(item && kind.key, item?.id);
  const locked = progress !== undefined || (item !== undefined && deleted.has(item.id));
  const onWrite = useCallback(
    (of: DeskEdit, written: object) => dispatch('write', { edit: of, ...written }),
    [dispatch],
  );
  const onFiles = () => {
    setChanges(changes + 1);
    // Another file ends the hand-in
    if (item?.hand_in)
      void getItem(item).then(
        (now) => now.updated_at === item.updated_at && desk.onStored(now),
        () => undefined,
      );
  };
  const remove = () =>
    edit.base ? desk.requestDelete({ id: edit.base.id, texts: edit.texts }) : desk.dropNew(edit.key);
  return (
    <article className="desk-card" aria-labelledby={id} aria-busy={saving === edit.key} data-card={edit.key}>
      <ItemHead
        id={id}
        kind={kind}
        edit={edit}
        item={item}
        saving={saving === edit.key}
        locked={locked}
        backTo={address.linkTo(undefined)}
        onDelete={draft.editing && canDelete && !isGone ? remove : undefined}
      >
        {item && <PresenceNote others={others} />}
        {item && draft.editing && <AutosaveStatus autosave={desk.autosave} />}
      </ItemHead>
      {item && (
        <PublishBar
          item={item}
          publisher={{ canPublish, email, fourEyes }}
          Review={HandInReview}
          save={desk.saveOpen}
          onChange={desk.onStored}
          onNewer={desk.onNewer}
          onDuplicated={desk.onDuplicated}
        />
      )}
      {item && <ItemPreview item={item} changes={changes} />}
      {item && kind.fields[0] && !item.title_ar && !item.title_en && (
        <p className="note note-warning note-small">{t('edit.hidden')}</p>
      )}
      {edit.problem && !edit.newer && !isGone && <ErrorBox>{edit.problem}</ErrorBox>}
      {isGone && <GoneBox onKeep={() => desk.keepAsNew(edit)} />}
      {edit.newer && (
        <Conflict
          kind={kind}
          mine={edit}
          theirs={kind.readItem(edit.newer)}
          onKeepMine={() => desk.choose(edit, 'mine')}
          onTakeTheirs={() => desk.choose(edit, 'theirs')}
        />
      )}
      {draft.editing ? (
        <ItemFields kind={kind} edit={edit} item={item} locked={locked} onWrite={onWrite} />
      ) : (
        <ItemRead kind={kind} texts={edit.texts} image={item?.image ?? null} />
      )}
      {!isGone && <ItemFiles section={kind.key} id={item?.id} onChange={onFiles} />}
    </article>
  );
}

import '../../styles/admin/publishing/desk.css';
import '../../styles/admin/publishing/desk-item.css';
import '../../styles/admin/publishing/desk-list.css';
import { useEffect, useRef } from 'react';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { TrashLink } from '../trash/trash-link.tsx';
import { Button } from '../ui/button.tsx';
import { CancelDialog } from '../ui/dialogs/cancel-dialog.tsx';
import { EditorBar } from '../ui/editor-bar.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { OpenItem } from './item/open-item.tsx';
import { ListPane } from './list/list-pane.tsx';
import type { SectionKind } from './section-kind.ts';
import { useDesk } from './use-desk.ts';

/** The editor of a section: its list, and one open item beside it; on a phone one of the two. */
export function Desk({ kind }: { kind: SectionKind }) {
  const t = useAdminMessages();
  const desk = useDesk(kind);
  const { list, draft, asking, key } = desk;
  const title = t(`page.${kind.key}`);
  useSaveKey(draft.editing ? desk.save : undefined);
  return (
    <div
      className="desk"
      data-open={key !== undefined || undefined}
      data-editing={draft.editing || undefined}
    >
      <PageTitle name={title} />
      <EditorBar
        title={title}
        count={list.list.state === 'loaded' ? list.list.total : undefined}
        editing={draft.editing}
        unsaved={desk.unsaved}
        progress={desk.progress}
        onEdit={desk.startEditing}
        onAdd={desk.add}
        onCancel={desk.cancel}
        onSave={desk.save}
      >
        {!draft.editing && (
          <>
            <TrashLink />
            <Button onClick={desk.add}>{t(`new.${kind.key}`)}</Button>
          </>
        )}
      </EditorBar>
      <div className="admin-container admin-page desk-panes">
        {desk.restored && (
          <p className="note" role="status">
            {t('edit.draftRestored')}
          </p>
        )}
        <ListPane kind={kind} desk={desk} />
        <div className="desk-item">
          <OpenItem kind={kind} desk={desk} />
        </div>
      </div>
      {asking?.about === 'cancel' && <CancelDialog onGoOn={desk.dismiss} onDiscard={desk.discard} />}
      {asking?.about === 'delete' && (
        <DeleteDialog kind={kind} item={asking.item} onCancel={desk.dismiss} onConfirm={desk.confirmDelete} />
      )}
    </div>
  );
}

/** Ctrl+S, or ⌘S, saves the changes. */
function useSaveKey(save: (() => void) | undefined): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      latest.current?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

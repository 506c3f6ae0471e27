import { CancelDialog } from '../ui/dialogs/cancel-dialog.tsx';
import { EditorBar } from '../ui/editor-bar.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Pending } from '../ui/pending.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditView } from './edit-view.tsx';
import type { ListKind } from './list-kind.ts';
import { ReadView } from './read-view.tsx';
import { useListEditor } from './use-list-editor.ts';

/** One editor for every list: what differs is in the kind's row of data. */
export function ListEditor({ kind }: { kind: ListKind }) {
  const t = useAdminMessages();
  const editor = useListEditor(kind);
  const { loaded, draft, unsaved, progress } = editor;
  const title = t(`page.${kind.key}`);
  return (
    <>
      <PageTitle name={title} />
      <EditorBar
        title={title}
        count={loaded.state === 'loaded' ? loaded.data.total : undefined}
        editing={draft.editing}
        unsaved={unsaved}
        progress={progress}
        onEdit={editor.edit}
        onAdd={editor.add}
        onCancel={editor.cancel}
        onSave={editor.save}
      />
      <div className="admin-container admin-page">
        {loaded.state === 'loading' && <Pending />}
        {loaded.state === 'failed' && <ErrorBox onRetry={editor.retry}>{t(`load.${kind.key}`)}</ErrorBox>}
        {loaded.state === 'loaded' &&
          (draft.editing ? (
            <EditView kind={kind} editor={editor} items={loaded.data.items} total={loaded.data.total} />
          ) : (
            <ReadView kind={kind} editor={editor} items={loaded.data.items} total={loaded.data.total} />
          ))}
      </div>
      {editor.asking?.about === 'cancel' && (
        <CancelDialog onGoOn={editor.dismiss} onDiscard={editor.discard} />
      )}
      {editor.asking?.about === 'delete' && (
        <DeleteDialog
          kind={kind}
          item={editor.asking.item}
          onCancel={editor.dismiss}
          onConfirm={editor.confirmDelete}
        />
      )}
    </>
  );
}

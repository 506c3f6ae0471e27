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

/** The editor of a short list, such as the successive managers: all of it to read, or a card to each item. */
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
        count={loaded.state === 'loaded' ? loaded.data.length : undefined}
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
            <EditView kind={kind} editor={editor} items={loaded.data} />
          ) : (
            <ReadView kind={kind} items={loaded.data} onRestored={() => void editor.reload()} />
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

import '../../styles/admin/publishing/overview.css';
import { useLoaded } from '../client/use-loaded.ts';
import { EditorPage } from '../panel/editor-page.tsx';
import { loadTrash } from '../trash/load-trash.ts';
import { TrashList } from '../trash/trash-list.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** The deleted items, which can be restored until they are removed for good. */
export default function TrashEditor() {
  const t = useAdminMessages();
  const { reload, ...trash } = useLoaded(loadTrash);
  return (
    <EditorPage title={t('page.trash')} failed={t('trash.failed')} {...trash}>
      {({ items, days }) => <TrashList items={items} days={days} onChanged={reload} />}
    </EditorPage>
  );
}

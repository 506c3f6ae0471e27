import '../../styles/admin/publishing/library.css';
import '../../styles/admin/publishing/media.css';
import '../../styles/admin/publishing/uploads.css';
import '../../styles/pages/focal-points.css';
import { Library } from '../media/library/library.tsx';
import { useLibrary } from '../media/library/use-library.ts';
import { EditorPage } from '../panel/editor-page.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** The media library: every picture of the site, and where it is used. */
export default function MediaEditor() {
  const t = useAdminMessages();
  const { loaded, retry, hasFailed, ...library } = useLibrary();
  return (
    <EditorPage
      title={t('page.media')}
      lead={t('library.lead')}
      failed={t('library.failed')}
      loaded={loaded}
      retry={retry}
      hasFailed={hasFailed}
    >
      {(list) => <Library list={list} library={library} />}
    </EditorPage>
  );
}

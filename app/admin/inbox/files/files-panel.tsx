import '../../../styles/admin/inbox/case-files.css';
import { useId } from 'react';
import { ErrorBox } from '../../ui/error-box.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import type { InboxKind } from '../inbox-kinds.ts';
import { FileRow } from './file-row.tsx';
import { FileView } from './file-view.tsx';
import { useCaseFiles } from './use-case-files.ts';

/** Files that the sender attached, opened one at a time; nothing where there are none. */
export function FilesPanel({ kind, id }: { kind: InboxKind; id: number }) {
  const t = useAdminMessages();
  const heading = useId();
  const { loaded, retry, error, open, ...calls } = useCaseFiles({ list: kind.list, id });
  if (loaded.state === 'failed') return <ErrorBox onRetry={retry}>{t('caseFiles.loadFailed')}</ErrorBox>;
  if (loaded.state === 'loading' || loaded.data.length === 0) return null;
  const shown = loaded.data.find(({ number }) => number === open?.number);
  return (
    <section className="case-files" aria-labelledby={heading}>
      <h4 id={heading}>{t('caseFiles.title')}</h4>
      <p className="field-hint">{t('caseFiles.warning')}</p>
      {error && <ErrorBox>{error}</ErrorBox>}
      <ul className="case-files-list" role="list">
        {loaded.data.map((file) => (
          <FileRow key={file.number} file={file} calls={calls} />
        ))}
      </ul>
      {open && shown && <FileView key={open.number} file={shown} open={open} onClose={calls.close} />}
    </section>
  );
}

import { IconPhotoPlus } from '@tabler/icons-react';
import type { MediaItem } from '#shared/media/media.ts';
import { useUnsaved } from '../../drafts/use-unsaved.ts';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/fields/drop-zone.client.tsx';
import { FileButton } from '../../ui/fields/file-button.tsx';
import { fileKinds } from '../../ui/fields/file-kinds.ts';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { type Upload, useUploads } from './use-uploads.ts';

/** Takes several pictures at once, with the progress of each, and the reason for each that is refused. */
export function UploadZone({ onAdded }: { onAdded: (pictures: MediaItem[]) => void }) {
  const t = useAdminMessages();
  const { uploads, busy, take, retry, dismiss } = useUploads(onAdded);
  useUnsaved(busy, () => {});
  return (
    <section className="library-add" aria-label={t('library.add')}>
      <FileDrop label={t('library.drop')} disabled={busy} onFiles={take}>
        <IconPhotoPlus size={32} stroke={1.25} aria-hidden />
        <p className="field-hint">{t('library.hint')}</p>
        <FileButton
          label={t('library.choose')}
          accept={fileKinds.picture.accept}
          multiple
          disabled={busy}
          onFiles={take}
        />
        <p className="field-hint">{t(fileKinds.picture.rules)}</p>
      </FileDrop>
      {uploads.length > 0 && (
        <ul className="upload-list" role="list">
          {uploads.map((upload) => (
            <li key={upload.key} className="upload-row">
              <UploadRow
                upload={upload}
                busy={busy}
                onRetry={() => retry(upload)}
                onDismiss={() => dismiss(upload.key)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type RowProps = { upload: Upload; busy: boolean; onRetry: () => void; onDismiss: () => void };

function UploadRow({ upload: { file, part, problem, canRetry }, busy, onRetry, onDismiss }: RowProps) {
  const t = useAdminMessages();
  return (
    <>
      <p className="upload-name">
        <bdi>{file.name}</bdi>
      </p>
      {problem ? (
        <p className="field-error" role="alert">
          {problem}
        </p>
      ) : (
        <p className="upload-state">
          {part !== undefined && <progress max={1} value={part} aria-label={file.name} />}
          {t(part === undefined ? 'library.waiting' : part < 1 ? 'library.sending' : 'library.processing')}
        </p>
      )}
      {problem && (
        <div className="upload-actions">
          {canRetry && (
            <Button
              aria-label={t('library.retryOf', { name: file.name })}
              aria-disabled={busy}
              onClick={() => busy || onRetry()}
            >
              {t('admin.retry')}
            </Button>
          )}
          <Button
            variant="quiet"
            aria-label={t('library.dismissOf', { name: file.name })}
            onClick={onDismiss}
          >
            {t('library.dismiss')}
          </Button>
        </div>
      )}
    </>
  );
}

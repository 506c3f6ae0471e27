import { useLoaded } from '../client/use-loaded.ts';
import { Button } from '../ui/button.tsx';
import { DialogFrame } from '../ui/dialogs/dialog-frame.client.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { Pending } from '../ui/pending.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { DetailsForm } from './details-form.tsx';
import { getMedia } from './media-calls.ts';

type Props = { image: string; pointOnly: boolean; onClose: () => void };

/** The focal point and the alternative texts of a picture. */
export function DetailsDialog({ image, pointOnly, onClose }: Props) {
  const t = useAdminMessages();
  const { loaded, retry } = useLoaded(() => getMedia(image));
  return (
    <DialogFrame title={t(pointOnly ? 'media.focal' : 'media.title')} onEscape={onClose}>
      {loaded.state === 'loaded' && loaded.data ? (
        <DetailsForm media={loaded.data} pointOnly={pointOnly} onClose={onClose} />
      ) : (
        <>
          {loaded.state === 'loading' ? (
            <Pending />
          ) : (
            <ErrorBox onRetry={retry}>{t('media.failed')}</ErrorBox>
          )}
          <div className="dialog-actions">
            <Button onClick={onClose}>{t('edit.cancel')}</Button>
          </div>
        </>
      )}
    </DialogFrame>
  );
}

import { useLoaded } from '../client/use-loaded.ts';
import { Button } from '../ui/button.tsx';
import { useOnDemand } from '../ui/use-on-demand.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { getMedia } from './media-calls.ts';
import { lacksText } from './picture-texts.ts';

type Props = {
  image: string;
  disabled: boolean;
  /** Without the descriptions. */
  pointOnly?: boolean;
  /** Pages have its description, so that a missing one is noted. */
  isDescribed?: boolean;
  /** The accessible name, where the label alone does not say of what. */
  name?: string;
};

const loadDialog = async () => (await import('./details-dialog.client.tsx')).DetailsDialog;

/** The way to the focal point and the alternative texts of a stored picture. */
export function PictureDetails({ image, disabled, pointOnly = false, isDescribed = false, name }: Props) {
  const t = useAdminMessages();
  const { part: DetailsDialog, open, close } = useOnDemand(loadDialog);
  return (
    <>
      {isDescribed && <MissingText key={DetailsDialog ? 'open' : 'closed'} image={image} />}
      <Button
        variant={pointOnly ? 'quiet' : 'outline'}
        disabled={disabled}
        aria-label={name}
        onClick={() => void open()}
      >
        {t(pointOnly ? 'media.focalOnly' : 'media.details')}
      </Button>
      {DetailsDialog && <DetailsDialog image={image} pointOnly={pointOnly} onClose={close} />}
    </>
  );
}

/** The note on a picture without a description. */
function MissingText({ image }: { image: string }) {
  const t = useAdminMessages();
  const { loaded } = useLoaded(() => getMedia(image));
  if (loaded.state !== 'loaded' || !loaded.data || !lacksText(loaded.data)) return null;
  return <p className="note note-warning note-small">{t('media.noText')}</p>;
}

import '../../styles/admin/publishing/media.css';
import '../../styles/pages/focal-points.css';
import { Button } from '../ui/button.tsx';
import { useOnDemand } from '../ui/use-on-demand.ts';
import { useAdminMessages } from '../use-admin-messages.ts';

type Props = {
  image: string;
  disabled: boolean;
  /** Without the descriptions. */
  pointOnly?: boolean;
  /** The accessible name, where the label alone does not say of what. */
  name?: string;
};

const loadDialog = async () => (await import('./details-dialog.client.tsx')).DetailsDialog;

/** The way to the focal point and the alternative texts of a stored picture. */
export function PictureDetails({ image, disabled, pointOnly = false, name }: Props) {
  const t = useAdminMessages();
  const { part: DetailsDialog, open, close } = useOnDemand(loadDialog);
  return (
    <>
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

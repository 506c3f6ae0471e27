import '../../styles/admin/publishing/media.css';
import '../../styles/pages/focal-points.css';
import { Button } from '../ui/button.tsx';
import { useOnDemand } from '../ui/use-on-demand.ts';
import { useAdminMessages } from '../use-admin-messages.ts';

type Props = { image: string; disabled: boolean };

const loadDialog = async () => (await import('./details-dialog.client.tsx')).DetailsDialog;

/** The way to the focal point and the alternative texts of a stored picture. */
export function PictureDetails({ image, disabled }: Props) {
  const t = useAdminMessages();
  const { part: DetailsDialog, open, close } = useOnDemand(loadDialog);
  return (
    <>
      <Button disabled={disabled} onClick={() => void open()}>
        {t('media.details')}
      </Button>
      {DetailsDialog && <DetailsDialog image={image} onClose={close} />}
    </>
  );
}

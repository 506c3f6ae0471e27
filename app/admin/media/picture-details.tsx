import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { DetailsDialog } from './details-dialog.client.tsx';

type Props = { image: string; disabled: boolean };

/** The way to the focal point and the alternative texts of a stored picture. */
export function PictureDetails({ image, disabled }: Props) {
  const t = useAdminMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button disabled={disabled} onClick={() => setOpen(true)}>
        {t('media.details')}
      </Button>
      {open && <DetailsDialog image={image} onClose={() => setOpen(false)} />}
    </>
  );
}

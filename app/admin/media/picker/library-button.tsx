import type { MediaItem } from '#shared/media/media.ts';
import { Button } from '../../ui/button.tsx';
import { useOnDemand } from '../../ui/use-on-demand.ts';
import { useAdminMessages } from '../../use-admin-messages.ts';

type Props = {
  disabled: boolean;
  /** The most pictures that can be taken at a time. */
  max?: number;
  /** The accessible name, where the label alone does not say for what. */
  name?: string | undefined;
  onChoose: (pictures: MediaItem[]) => void;
};

const loadDialog = async () => (await import('./picker-dialog.client.tsx')).PickerDialog;

/** The way to the pictures of the library, from a field that takes one or several. */
export function LibraryButton({ disabled, max = 1, name, onChoose }: Props) {
  const t = useAdminMessages();
  const { part: PickerDialog, open, close } = useOnDemand(loadDialog);
  return (
    <>
      <Button disabled={disabled} aria-label={name} onClick={() => void open()}>
        {t('picker.open')}
      </Button>
      {PickerDialog && (
        <PickerDialog
          max={max}
          onClose={close}
          onChoose={(pictures) => {
            close();
            onChoose(pictures);
          }}
        />
      )}
    </>
  );
}

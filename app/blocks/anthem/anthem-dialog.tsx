import '../../styles/pages/anthem-dialog.css';
import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useMessages } from '../../language.tsx';
import { Credits } from './credits.tsx';

type Props = {
  title: string;
  /** A path below `/storage/`. */
  recording: string;
  credits: { role: string; name: string }[];
  onClose: () => void;
};

/** The anthem's player. It plays and holds the page still for as long as it is there. */
export function AnthemDialog({ title, recording, credits, onClose }: Props) {
  const t = useMessages();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const audio = useRef<HTMLAudioElement>(null);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The backdrop is the dialog's own, and its content lies in one element within; Escape is the keyboard's way.
    element?.addEventListener('click', ({ target }) => target === element && element.close());
  }, []);

  const onClosed = () => {
    audio.current?.pause();
    if (audio.current) audio.current.currentTime = 0;
    onClose();
  };
  return (
    <dialog className="dialog anthem-dialog" aria-labelledby={heading} ref={dialog} onClose={onClosed}>
      <div className="dialog-content">
        <div className="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button
            type="button"
            className="icon-button"
            aria-label={t('action.close')}
            onClick={() => dialog.current?.close()}
          >
            <IconX aria-hidden />
          </button>
        </div>
        <div dir="ltr">
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the words stand on the anthem's page */}
          <audio controls autoPlay src={`/storage/${recording}`} ref={audio} />
        </div>
        <Credits credits={credits} />
      </div>
    </dialog>
  );
}

import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useMessages } from '../../language.tsx';
import { Credits } from './credits.tsx';

/** Receives the audio that plays, or none when it has ended. */
export type FollowAudio = (audio?: HTMLAudioElement) => void;

export type PlayedAnthem = {
  title: string;
  /** A path below `/storage/`; nothing of it is fetched before the player opens. */
  recording: string;
  credits: { role: string; name: string }[];
  /** The words that are being sung, where the page follows the recording. */
  sung?: string;
  onFollow?: FollowAudio;
};

type Props = PlayedAnthem & { onClose: () => void };

/** The anthem's player. It plays and blocks the page's scrolling while it is rendered. */
export function AnthemDialog({ title, recording, credits, sung, onFollow, onClose }: Props) {
  const t = useMessages();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const audio = useRef<HTMLAudioElement>(null);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // A click on the backdrop has the dialog itself as its target; the keyboard has Escape.
    element?.addEventListener('click', ({ target }) => target === element && element.close());
  }, []);

  const onClosed = () => {
    audio.current?.pause();
    if (audio.current) audio.current.currentTime = 0;
    onFollow?.();
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
          <audio
            controls
            autoPlay
            src={`/storage/${recording}`}
            ref={audio}
            onTimeUpdate={({ currentTarget }) => onFollow?.(currentTarget)}
            onEnded={() => onFollow?.()}
          />
        </div>
        {sung !== undefined && (
          <p className="anthem-sung" lang="ar" dir="rtl" aria-hidden>
            {sung}
          </p>
        )}
        <Credits credits={credits} />
      </div>
    </dialog>
  );
}

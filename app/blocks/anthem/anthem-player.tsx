import { useRef } from 'react';
import { useMessages } from '../../language.tsx';
import { AnthemButton } from './anthem-button.tsx';
import type { FollowAudio } from './anthem-dialog.tsx';

type Props = {
  title: string;
  /** A path below `/storage/`; nothing of it is fetched before it is played. */
  recording: string;
  credits: { role: string; name: string }[];
  /** The words that are being sung. */
  sung: string;
  onFollow: FollowAudio;
};

/** The recording on the anthem's own page: a player beside the words, one in a dialog, and the file. */
export function AnthemPlayer({ recording, onFollow, ...anthem }: Props) {
  const t = useMessages();
  const player = useRef<HTMLAudioElement>(null);
  const file = `/storage/${recording}`;
  const follow: FollowAudio = (audio) => {
    if (audio !== player.current) player.current?.pause();
    onFollow(audio);
  };
  return (
    <div className="anthem-player">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the words stand below it */}
      <audio
        controls
        preload="none"
        src={file}
        aria-label={anthem.title}
        ref={player}
        onTimeUpdate={({ currentTarget }) => follow(currentTarget)}
        onEnded={() => onFollow()}
      />
      <AnthemButton href={file} recording={recording} onFollow={follow} {...anthem} />
      <a href={file} download>
        {t('anthem.file')}
      </a>
    </div>
  );
}

import { useState } from 'react';
import { direction } from '#shared/languages.ts';
import { useMessages } from '../../../../language.tsx';
import { StoredPicture } from '../../../../ui/stored-picture.tsx';
import { TextRuns } from '../../../../ui/text-runs.tsx';
import type { GalleryView, ShownPicture } from '../gallery-view.ts';

type Props = {
  picture: ShownPicture;
  words: GalleryView['words'];
  isShown: boolean;
  /** The picture is fetched from now on. */
  isWanted: boolean;
  onSettled: () => void;
  onRetry: () => void;
};

/** A large picture with its caption. */
export function Slide({ picture, words, isShown, isWanted, onSettled, onRetry }: Props) {
  const t = useMessages();
  const [state, setState] = useState<'waiting' | 'shown' | 'broken'>('waiting');
  const [isFetched, setIsFetched] = useState(false);
  if (isWanted && !isFetched) setIsFetched(true);

  const settle = (settled: 'shown' | 'broken') => {
    setState(settled);
    onSettled();
  };
  const retry = () => {
    setState('waiting');
    onRetry();
  };
  const { image, alt, caption } = picture;
  return (
    <figure className="viewer-slide" inert={!isShown}>
      {state === 'waiting' && <span className="spinner" role="status" aria-label={words.loading} />}
      {state === 'broken' && isShown && (
        <div className="viewer-failure" role="alert">
          <p>{words.failed}</p>
          <button type="button" className="button button-outline" onClick={retry}>
            {t('state.retry')}
          </button>
        </div>
      )}
      {state !== 'broken' && isFetched && (
        <div className="viewer-picture" lang={alt.language}>
          <StoredPicture
            image={image}
            alt={alt.text}
            sizes="100vw"
            eager
            onLoad={() => settle('shown')}
            onError={() => settle('broken')}
          />
        </div>
      )}
      {caption.text && (
        <figcaption {...(caption.language && { lang: caption.language, dir: direction(caption.language) })}>
          <TextRuns text={caption.text} />
        </figcaption>
      )}
    </figure>
  );
}

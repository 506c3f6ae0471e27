import { useEffect, useRef, useState } from 'react';
import { fillsArticle, picture } from '#shared/content/images.ts';
import { StoredPicture } from '../../ui/stored-picture.tsx';

/** Both pictures of the box are one download: they choose the same file. */
const sizes = '(width < 768px) 100vw, 704px';

type Props = { image: string; alt: string; loading: string };

/**
 * The picture of an item's page, with a spinner until it has loaded; the emblem stands where it failed (specification §2).
 * What it leaves of its box is filled by itself, blurred.
 */
export function ArticleImage({ image, alt, loading }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'waiting' | 'shown' | 'broken'>('waiting');

  // The picture may have come before the page's script: until then it simply covers the spinner.
  useEffect(() => {
    const shown = frame.current?.querySelector('img');
    if (shown?.complete) setState(shown.naturalWidth > 0 ? 'shown' : 'broken');
  }, []);

  return (
    <div
      className={`article-image article-image-${state}${fillsArticle(picture(image)) ? ' article-image-wide' : ''}`}
      ref={frame}
    >
      {state === 'waiting' && <span className="spinner needs-script" role="status" aria-label={loading} />}
      {state !== 'broken' && (
        <>
          <StoredPicture
            image={image}
            alt={alt}
            sizes={sizes}
            eager
            onLoad={() => setState('shown')}
            onError={() => setState('broken')}
          />
          <StoredPicture className="article-image-fill" image={image} alt="" sizes={sizes} eager />
        </>
      )}
    </div>
  );
}

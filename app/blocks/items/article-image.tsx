import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../language.tsx';
import { StoredPicture } from '../../ui/stored-picture.tsx';

/** The picture of an item's page, with a spinner until it has loaded; the emblem stands where it failed (specification §2). */
export function ArticleImage({ image }: { image: string }) {
  const t = useMessages();
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'waiting' | 'shown' | 'broken'>('waiting');

  // The picture may have come before the page's script: until then it simply covers the spinner.
  useEffect(() => {
    const shown = frame.current?.querySelector('img');
    if (shown?.complete) setState(shown.naturalWidth > 0 ? 'shown' : 'broken');
  }, []);

  return (
    <div className={`article-image article-image-${state}`} ref={frame}>
      {state === 'waiting' && (
        <span className="spinner needs-script" role="status" aria-label={t('detail.imageLoading')} />
      )}
      {state !== 'broken' && (
        <StoredPicture
          image={image}
          alt=""
          sizes="(width < 840px) 100vw, 760px"
          eager
          onLoad={() => setState('shown')}
          onError={() => setState('broken')}
        />
      )}
    </div>
  );
}

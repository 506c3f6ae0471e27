import { useEffect, useRef, useState } from 'react';
import type { Picture } from '#shared/images.ts';
import { useMessages } from '../language.tsx';
import { StoredPicture } from '../ui/stored-picture.tsx';

/** The picture of an item's page, with a spinner until it has loaded or failed (specification §2). */
export function ArticleImage({ picture }: { picture: Picture }) {
  const t = useMessages();
  const frame = useRef<HTMLDivElement>(null);
  const [waiting, setWaiting] = useState(false);

  // Without a script there is no spinner; with one, only while the picture is really on its way.
  useEffect(() => setWaiting(frame.current?.querySelector('img')?.complete === false), []);

  return (
    <div className="article-image" ref={frame}>
      <StoredPicture
        picture={picture}
        alt=""
        sizes="(width < 840px) 100vw, 760px"
        eager
        onSettled={() => setWaiting(false)}
      />
      {waiting && <span className="spinner" role="status" aria-label={t('detail.imageLoading')} />}
    </div>
  );
}

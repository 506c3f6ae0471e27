import { fillsArticle, imageAddress } from '#shared/content/images.ts';
import { percentOf } from '#shared/media/focus.ts';
import type { FocalPoint, MediaItem } from '#shared/media/media.ts';
import { useAdminMessages } from '../use-admin-messages.ts';

const crops = ['card', 'detail', 'share'] as const;

/** The picture as pages and shared links crop it. */
export function CropPreviews({ media, focal }: { media: MediaItem; focal: FocalPoint }) {
  const t = useAdminMessages();
  const focus = `${percentOf(focal.x)},${percentOf(focal.y)}`;
  return (
    <div className="crops" role="group" aria-label={t('media.crops')}>
      {crops.map((crop) => (
        <figure key={crop} className={`crop crop-${crop}`}>
          <img
            src={imageAddress(media.file)}
            alt=""
            data-focus={focus}
            data-whole={(crop === 'detail' && !fillsArticle(media)) || undefined}
          />
          <figcaption>{t(`media.crop.${crop}`)}</figcaption>
        </figure>
      ))}
    </div>
  );
}

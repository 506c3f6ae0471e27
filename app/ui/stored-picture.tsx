import type { Picture } from '#shared/images.ts';

type Props = {
  picture: Picture;
  alt: string;
  sizes: string;
  /** A picture of the first view is fetched at once, the others when they come near. */
  eager?: boolean;
  className?: string;
  onLoad?: () => void;
  onError?: () => void;
};

/** A picture in the smallest form that the browser can show. */
export function StoredPicture({ picture, alt, sizes, eager = false, className, onLoad, onError }: Props) {
  return (
    <picture>
      {picture.avif && <source type="image/avif" srcSet={picture.avif} sizes={sizes} />}
      <img
        className={className}
        src={picture.src}
        srcSet={picture.webp || undefined}
        sizes={picture.webp ? sizes : undefined}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        onLoad={onLoad}
        onError={onError}
      />
    </picture>
  );
}

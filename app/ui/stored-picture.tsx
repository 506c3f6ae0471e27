import { picture } from '#shared/content/images.ts';
import focusUrl from '../styles/pages/focal-points.css?url';

type Props = {
  /** A path below `/storage/`, with its focal point if it has one, or a full address. */
  image: string;
  alt: string;
  sizes: string;
  /** A picture of the first view is fetched immediately, the others near the viewport. */
  eager?: boolean;
  className?: string;
  onLoad?: () => void;
  onError?: () => void;
};

/** A picture in the smallest form that the browser can show. */
export function StoredPicture({ image, alt, sizes, eager = false, className, onLoad, onError }: Props) {
  const { src, width, height, focus, avif, webp } = picture(image);
  return (
    <picture>
      {focus && <link rel="stylesheet" href={focusUrl} precedence="later" />}
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        className={className}
        src={src}
        srcSet={webp || undefined}
        sizes={webp ? sizes : undefined}
        width={width}
        height={height}
        alt={alt}
        data-focus={focus}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        onLoad={onLoad}
        onError={onError}
      />
    </picture>
  );
}

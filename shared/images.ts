/** The widths in which a stored picture is kept beside its own, in AVIF and WebP. */
const variantWidths = [480, 768, 1280, 1920] as const;

/** A stored picture's name carries its size: `covers/desk-960x600.webp`. */
const sizedName = /^(?<stem>.+-(?<width>\d+)x(?<height>\d+))\.(?<type>webp|jpg)$/;

export type Picture = {
  src: string;
  /** Pixels of the picture itself; unknown for a full address or a file that came from elsewhere. */
  width?: number;
  height?: number;
  /** `srcset` values; empty where there are no variants. */
  avif: string;
  webp: string;
};

/** Where a browser fetches an `image`: a full address stays, a path is served below `/storage/` (specification §3). */
export function imageAddress(image: string): string {
  return image.startsWith('http') ? image : `/storage/${image}`;
}

/** A picture's address, size and variants, read from its `image` field alone. */
export function picture(image: string): Picture {
  const src = imageAddress(image);
  const name = image.startsWith('http') ? undefined : sizedName.exec(image)?.groups;
  if (name?.['type'] !== 'webp') return { src, avif: '', webp: '' };
  const width = Number(name['width']);
  const stem = `/storage/${name['stem']}`;
  const smaller = variantWidths.filter((w) => w < width);
  const list = (type: string, own: string) =>
    [...smaller.map((w) => `${stem}.${w}.${type} ${w}w`), `${own} ${width}w`].join(', ');
  return {
    src,
    width,
    height: Number(name['height']),
    avif: list('avif', `${stem}.${width}.avif`),
    webp: list('webp', src),
  };
}

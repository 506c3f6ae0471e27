import type { Language } from '../languages.ts';

/** Widths of the variants of a stored picture, in AVIF and WebP. */
const variantWidths = [480, 768, 1280, 1920] as const;

/** A stored picture's name carries its size: `covers/desk-960x600.webp`. On pages its focal point may follow: `#35,60`. */
const sizedName = /^(?<stem>.+-(?<width>\d+)x(?<height>\d+))\.(?<type>webp|jpg)(?:#(?<focus>.+))?$/;

export type Picture = {
  src: string;
  /** Pixels of the picture itself; unknown for a full address or a file that came from elsewhere. */
  width?: number;
  height?: number;
  /** Focal point in percent, `35,60`; none for the middle. */
  focus?: string | undefined;
  /** `srcset` values; empty where there are no variants. `pages/small-pictures.css` knows a small picture by its density. */
  avif: string;
  webp: string;
};

/** Where a browser fetches an `image`: a full address stays, a path is served below `/storage/` (specification §3). */
export function imageAddress(image: string): string {
  return image.startsWith('http') ? image : `/storage/${image.split('#')[0]}`;
}

/** A variant of a stored picture: for pages, and for shared links a JPEG of their shape. */
export type Variant =
  | { path: string; type: 'avif' | 'webp'; width: number }
  | { path: string; type: 'jpg'; width: number; height: number; focus: string | undefined };

/** Networks and old telephones show a JPEG of this size; a smaller picture gives the largest of this shape. */
const shareSize = { width: 1200, height: 630 };

/** The variants of a stored picture, by its path; none of one whose name does not carry its size. */
export function variantsOf(image: string): Variant[] {
  const name = image.startsWith('http') ? undefined : sizedName.exec(image)?.groups;
  if (name?.['type'] !== 'webp') return [];
  const own = Number(name['width']);
  const focus = name['focus'];
  const scale = Math.min(1, own / shareSize.width, Number(name['height']) / shareSize.height);
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  const smaller = variantWidths.filter((width) => width < own);
  const variant = (type: 'avif' | 'webp', width: number) => ({
    path: `${name['stem']}.${width}.${type}`,
    type,
    width,
  });
  return [
    ...smaller.map((width) => variant('webp', width)),
    ...[...smaller, own].map((width) => variant('avif', width)),
    {
      path: `${name['stem']}${focus ? `.${focus.replace(',', '-')}` : ''}.share.jpg`,
      type: 'jpg',
      focus,
      width: scaled(shareSize.width),
      height: scaled(shareSize.height),
    },
  ];
}

/** The JPEG of a picture for shared links, with its size; none of one whose size is not in its name. */
export function sharePicture(image: string): { path: string; width: number; height: number } | undefined {
  const { width, height, type } = (!image.startsWith('http') && sizedName.exec(image)?.groups) || {};
  if (type === 'jpg') return { path: image, width: Number(width), height: Number(height) };
  return variantsOf(image).find((variant) => variant.type === 'jpg');
}

/** The JPEG for shared links of what is closed, which says so in a language: its address changes when the state does. */
export function closedSharePicture(image: string, language: Language): ReturnType<typeof sharePicture> {
  const plain = sharePicture(image);
  return (
    plain && { ...plain, path: plain.path.replace(/(?:\.share)?\.jpg$/, `.closed-${language}.share.jpg`) }
  );
}

/** The picture of a variant, by the name of its file; undefined for other files. */
export function pictureOfVariant(path: string): string | undefined {
  const plain = path
    .replace(/\.closed-(?:ar|en)(?=\.share\.jpg$)/, '')
    .replace(/\.\d{1,3}-\d{1,3}(?=\.share\.jpg$)/, '');
  const image = plain.replace(/\.(?:\d+\.(?:avif|webp)|share\.jpg)$/, '.webp');
  return variantsOf(image).some((variant) => variant.path === plain) ? image : undefined;
}

/** The file of a picture that corresponds to the address of another picture or of a variant of that. */
export function correspondingFile(address: string, image: string): string {
  const plain = image.split('#')[0] ?? image;
  const closed = /\.closed-(ar|en)\.share\.jpg$/.exec(address)?.[1] as Language | undefined;
  if (closed) return closedSharePicture(image, closed)?.path ?? plain;
  if (address.endsWith('.share.jpg')) return sharePicture(image)?.path ?? plain;
  const { width, type } = /\.(?<width>\d+)\.(?<type>avif|webp)$/.exec(address)?.groups ?? {};
  const ofType = variantsOf(plain).filter((variant) => variant.type === type);
  const found = ofType.find((variant) => variant.width >= Number(width));
  return (found ?? (type === 'avif' ? ofType.at(-1) : undefined))?.path ?? plain;
}

/** A large picture of such a shape fills its box on an item's page, and loses less than a tenth at its edges. */
export function fillsArticle({ width = 0, height = 0 }: Pick<Picture, 'width' | 'height'>): boolean {
  return width >= 640 && width >= 1.5 * height && width <= 2.1 * height;
}

/** Half of the box of an item's page. A picture smaller than it, in both directions, is shown in its own size. */
const smallWidth = 336;
const smallHeight = 200;

/** A picture's address, size and variants, read from its `image` field alone. */
export function picture(image: string): Picture {
  const src = imageAddress(image);
  const name = image.startsWith('http') ? undefined : sizedName.exec(image)?.groups;
  if (name?.['type'] !== 'webp') return { src, avif: '', webp: '' };
  const width = Number(name['width']);
  const height = Number(name['height']);
  const isSmall = width < smallWidth && height < smallHeight;
  const list = (type: Variant['type']) =>
    variantsOf(image)
      .filter((variant) => variant.type === type)
      .map((variant) => `/storage/${variant.path} ${variant.width}w`);
  return {
    src,
    width,
    height,
    focus: name['focus'],
    avif: isSmall ? '' : list('avif').join(', '),
    webp: isSmall ? `${src} 1x` : [...list('webp'), `${src} ${width}w`].join(', '),
  };
}

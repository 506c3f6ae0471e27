import { expect, test } from 'vitest';
import { closedSharePicture, imageAddress, picture, pictureOfVariant, sharePicture } from './images.ts';

test('a path is served below /storage/, a full address as it is', () => {
  expect(imageAddress('covers/desk.webp')).toBe('/storage/covers/desk.webp');
  expect(imageAddress('https://pictures.example.org/a.jpg')).toBe('https://pictures.example.org/a.jpg');
});

test('a stored picture offers every smaller width and its own, in AVIF and WebP', () => {
  expect(picture('covers/desk-960x600.webp')).toEqual({
    src: '/storage/covers/desk-960x600.webp',
    width: 960,
    height: 600,
    avif:
      '/storage/covers/desk-960x600.480.avif 480w, /storage/covers/desk-960x600.768.avif 768w, ' +
      '/storage/covers/desk-960x600.960.avif 960w',
    webp:
      '/storage/covers/desk-960x600.480.webp 480w, /storage/covers/desk-960x600.768.webp 768w, ' +
      '/storage/covers/desk-960x600.webp 960w',
  });
});

test('a picture narrower than every variant offers itself alone', () => {
  expect(picture('small-300x200.webp').webp).toBe('/storage/small-300x200.webp 300w');
});

test('a picture much smaller than the box of an item’s page keeps its size', () => {
  const src = '/storage/icon-335x199.webp';
  expect(picture('icon-335x199.webp')).toEqual({
    src,
    width: 335,
    height: 199,
    avif: '',
    webp: `${src} 1x`,
  });
  expect(picture('flat-336x100.webp').webp).toBe('/storage/flat-336x100.webp 336w');
});

test.each(['old/photo.jpg', 'share/ar-1200x630.jpg', 'https://pictures.example.org/a-960x600.webp'])(
  '%s has no variants to offer',
  (image) => {
    expect(picture(image)).toEqual({ src: imageAddress(image), avif: '', webp: '' });
  },
);

test.each([
  ['covers/desk-960x600.webp', 'covers/desk-960x600.share.jpg', 960, 504],
  ['images/large-1920x1080.webp', 'images/large-1920x1080.share.jpg', 1200, 630],
  ['images/tall-768x1152.webp', 'images/tall-768x1152.share.jpg', 768, 403],
  ['images/flat-1600x100.webp', 'images/flat-1600x100.share.jpg', 190, 100],
  ['share/ar-1200x630.jpg', 'share/ar-1200x630.jpg', 1200, 630],
])('%s is shared as %s', (image, path, width, height) => {
  expect(sharePicture(image)).toMatchObject({ path, width, height });
  expect(pictureOfVariant(path)).toBe(image.endsWith('.webp') ? image : undefined);
});

test.each(['old/photo.jpg', '', 'https://pictures.example.org/a-960x600.webp'])(
  'the size of %j is not known',
  (image) => {
    expect(sharePicture(image)).toBeUndefined();
  },
);

test('a focal point follows the path on pages: the picture has it, and its own crop for shared links', () => {
  const image = 'images/tall-768x1152.webp#35,60';
  const { src, focus, webp } = picture(image);
  expect({ src, focus }).toEqual({ src: '/storage/images/tall-768x1152.webp', focus: '35,60' });
  expect(webp).not.toContain('#');
  expect(sharePicture(image)).toMatchObject({ path: 'images/tall-768x1152.35-60.share.jpg', height: 403 });
  expect(pictureOfVariant('images/tall-768x1152.35-60.share.jpg')).toBe('images/tall-768x1152.webp');
  expect(pictureOfVariant('images/tall-768x1152.35-60.480.webp')).toBeUndefined();
});

test.each([
  ['covers/desk-960x600.webp', 'covers/desk-960x600.closed-ar.share.jpg'],
  ['images/tall-768x1152.webp#35,60', 'images/tall-768x1152.35-60.closed-ar.share.jpg'],
  ['share/ar-1200x630.jpg', 'share/ar-1200x630.closed-ar.share.jpg'],
])('of a closed announcement, %s is shared as %s', (image, path) => {
  expect(closedSharePicture(image, 'ar')).toEqual({ ...sharePicture(image), path });
  expect(pictureOfVariant(path)).toBe(image.replace(/#.*/, '').replace('.jpg', '.webp'));
  expect(closedSharePicture('https://pictures.example.org/a-960x600.webp', 'en')).toBeUndefined();
});

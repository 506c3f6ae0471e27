import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Language } from '#shared/languages.ts';
import type { PublicPicture } from '#shared/publishing/gallery.ts';
import { galleryView } from './gallery-view.ts';
import { ItemGallery } from './item-gallery.tsx';

vi.mock('../../../styles/pages/item-gallery.css?url', () => ({ default: '/item-gallery.css' }));

const given: PublicPicture = {
  image: 'images/a-1920x1280.webp',
  alt_ar: 'ضباط عند المدخل',
  alt_en: '',
  decorative: false,
  caption_ar: 'استقبال',
  caption_en: 'A welcome',
};
const rules = { publicUrl: 'http://localhost', imageHosts: [], notes: new Map() };

function view(changes: Partial<PublicPicture>[], language: Language = 'en') {
  const pictures = changes.map((each) => ({ ...given, ...each }));
  return galleryView(pictures, language, rules);
}

function linksIn(shown: ReturnType<typeof view>): string[] {
  if (!shown) throw new Error('no gallery');
  const html = renderToStaticMarkup(<ItemGallery view={shown} />).replaceAll('&lt;', '<');
  return html.match(/<a .*?<\/figure>/gs) ?? [];
}

test('each picture is a link to the large one, named in a language or by its number', () => {
  const [first = '', second = '', third = ''] = linksIn(view([{}, { decorative: true }, { alt_ar: '' }]));
  expect(first).toContain('href="/storage/images/a-1920x1280.webp"');
  expect(first).toContain('<span lang="ar"><picture>');
  expect(first).toContain('alt="ضباط عند المدخل"');
  expect(first).not.toContain('Picture 1 of 3');
  expect(second).toContain('alt=""');
  expect(second).toContain('Picture 2 of 3');
  expect(third).toContain('Picture 3 of 3');
  expect(linksIn(view([{ decorative: true }], 'ar'))[0]).toContain('الصورة ١ من ١');
});

test('a caption of the other language says so; none leaves no line', () => {
  const [own, other, none] = linksIn(view([{}, { caption_en: '' }, { caption_en: '', caption_ar: '' }]));
  expect(own).toContain('<figcaption class="clamped">A welcome</figcaption>');
  expect(other).toContain('<figcaption class="clamped" lang="ar" dir="rtl">استقبال</figcaption>');
  expect(none).not.toContain('figcaption');
});

test('thumbnails come when they are near, in the variants of their column', () => {
  const sizes = (count: number) =>
    linksIn(view(Array.from({ length: count }, () => ({})))).map((link) => /sizes="(.*?)"/.exec(link)?.[1]);
  const [half, full] = ['(width < 640px) 50vw', '(width < 640px) 100vw'];
  expect(sizes(1)).toEqual([`${full}, 704px`]);
  expect(sizes(2)).toEqual([`${half}, 350px`, `${half}, 350px`]);
  expect(sizes(3)).toEqual([`${full}, 230px`, `${half}, 230px`, `${half}, 230px`]);
  expect(sizes(4)).toEqual([`${half}, 704px`, ...Array.from({ length: 3 }, () => `${half}, 230px`)]);
  expect(linksIn(view([{}]))[0]).toContain('loading="lazy"');
});

test('pictures that may not be shown are left out, and without any there is no gallery', () => {
  const elsewhere = { image: 'https://elsewhere.example/a.webp' };
  expect(view([elsewhere, {}])?.pictures.map(({ position }) => position)).toEqual(['Picture 1 of 1']);
  expect(view([elsewhere])).toBeUndefined();
});

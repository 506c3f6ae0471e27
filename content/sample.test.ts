import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { attachmentType } from '#server/services/files/uploads/attachment-type.ts';
import { picture, sharePicture } from '#shared/content/images.ts';
import { describesNothing } from '#shared/media/alternative-text.ts';
import { closingKinds, relationKinds } from '#shared/publishing/relations.ts';
import { siteSettings } from '#shared/settings/site-settings.ts';
import { sectionByKey, sections } from '#shared/site/sections.ts';
import { sample } from './sample.ts';

const stored = (path: string) => existsSync(join(import.meta.dirname, 'storage', path));

test('every section has its items, in both languages', () => {
  for (const { key } of sections) {
    const items = sample.items[key];
    expect(items.length, key).toBeGreaterThanOrEqual(key === 'security-news' ? 40 : 8);
    for (const item of items) {
      expect(item.title_ar, item.title_en).toMatch(/\p{Script=Arabic}/u);
      expect(item.title_en, item.title_ar).toMatch(/[a-z]/i);
      expect(
        item.description_ar && item.description_en && item.date_ar && item.date_en,
        item.title_en,
      ).toBeTruthy();
    }
  }
});

test('that all is a sample is said once, in the notice of the footer', () => {
  const { notice, ...footer } = sample.settings.footer;
  expect([notice.ar, notice.en]).toEqual([
    expect.stringContaining('نموذجي'),
    expect.stringContaining('sample'),
  ]);
  const { summary, text } = sample.settings.about;
  const texts = JSON.stringify([
    sample.items,
    sample.profile,
    footer,
    summary,
    text,
    sample.settings.conduct,
  ]);
  expect(texts.match(/\([^()]*(?:نموذجي|مختر|[Ss]ample|invented)[^()]*\)/g)).toBeNull();
});

test('dates and results in Arabic have Arabic figures', () => {
  for (const { date_ar, description_ar } of Object.values(sample.items).flat()) {
    expect(date_ar).not.toMatch(/[0-9]/);
    expect(description_ar).not.toMatch(/(?<![\w-])[0-9]{1,2}(?:[:/–][0-9]{1,4})+(?![\w-])/);
  }
});

test('one security item has no picture and one a full address', () => {
  const images = sample.items[sectionByKey('security-news').key].map(({ image }) => image);
  expect(images.filter((image) => image === null)).toHaveLength(1);
  expect(images.filter((image) => image?.startsWith('{PUBLIC_URL}/storage/'))).toHaveLength(1);
});

test('nine managers followed each other, and the last is in office', () => {
  expect(sample.managers).toHaveLength(9);
  expect(sample.managers.filter(({ to }) => !to.ar && !to.en)).toEqual([sample.managers[8]]);
});

test('the manager held an odd number of positions, and every group of details has records', () => {
  expect(Object.keys(sample.details.positions).length % 2).toBe(1);
  for (const [group, records] of Object.entries(sample.details)) {
    expect(Object.keys(records).length, group).toBeGreaterThan(0);
  }
});

test('the settings are complete: six tasks, six pictures, eight regions', () => {
  expect(siteSettings.parse(sample.settings)).toEqual(sample.settings);
  expect(sample.settings.tasks).toHaveLength(6);
  expect(sample.settings.hero.slides).toHaveLength(6);
  expect(sample.settings.organisation.regional).toHaveLength(8);
});

test('every picture is there in every size that a page may request for', () => {
  const items = Object.values(sample.items).flat();
  const images = [
    ...items.map(({ image }) => image?.replace('{PUBLIC_URL}/storage/', '')),
    ...sample.managers.map(({ image }) => image),
    sample.profile.image,
    ...sample.pictures.map(({ image }) => image),
    ...sample.settings.hero.slides.flatMap(({ wide, tall }) => [wide, tall]),
  ].filter((image) => image != null);
  const files = new Set(
    images.flatMap((image) => {
      const { src, avif, webp } = picture(image);
      const sources = [...avif.split(', '), ...webp.split(', ')].map((entry) => entry.split(' ')[0] ?? '');
      return [src, ...sources].map((address) => address.replace('/storage/', ''));
    }),
  );
  expect([...files].filter((file) => !stored(file))).toEqual([]);
});

test('every picture of an item is there for shared links, in the size that pages state', async () => {
  const images = Object.values(sample.items)
    .flat()
    .flatMap(({ image }) => (image ? [image.replace('{PUBLIC_URL}/storage/', '')] : []));
  for (const image of new Set(images)) {
    const { path = '', width, height } = sharePicture(image) ?? {};
    // By its bytes: the server, where one process loads it before this test, lets no file be opened by its path
    const bytes = readFileSync(join(import.meta.dirname, 'storage', path));
    const { format, ...size } = await sharp(bytes).metadata();
    expect({ image, format, width: size.width, height: size.height }).toEqual({
      image,
      format: 'jpeg',
      width,
      height,
    });
  }
});

test('the recording, the two documents and the pictures for shared links are there', () => {
  const { anthem, conduct, identity } = sample.settings;
  const files = [
    anthem.recording,
    conduct.documents.ar.file,
    conduct.documents.en.file,
    identity.shareImage.ar,
    identity.shareImage.en,
  ];
  expect(files.filter((file) => !stored(file))).toEqual([]);
});

test('galleries belong to items; their pictures, and those of all items, have alternative texts', () => {
  const described = new Map(sample.pictures.map(({ image, ...alt }) => [image, alt]));
  for (const { alt_ar, alt_en } of described.values())
    for (const text of [alt_ar, alt_en])
      expect([text, describesNothing(text) || !text]).toEqual([text, false]);
  const items = Object.values(sample.items)
    .flat()
    .flatMap(({ image }) => (image ? [image.replace('{PUBLIC_URL}/storage/', '')] : []));
  expect(items.filter((image) => !described.has(image))).toEqual([]);
  expect(sample.galleries.map(({ pictures }) => pictures.length)).toEqual([7, 5, 4]);
  for (const { section, item, pictures } of sample.galleries) {
    const { gallery } = sectionByKey(section);
    expect([gallery, sample.items[section].some(({ title_en }) => title_en === item)]).toEqual([true, true]);
    for (const { image, caption_ar, caption_en, ...alt } of pictures) {
      expect(alt).toEqual(described.get(image));
      expect(caption_ar && caption_en).toBeTruthy();
    }
  }
});

test('files of items are there, are what they say, and belong to an item', async () => {
  const names = sample.attachments.map(({ name_ar }) => name_ar);
  expect(names).toHaveLength(10);
  for (const { section, id, file, bytes } of sample.attachments) {
    const content = readFileSync(join(import.meta.dirname, 'storage', file));
    const hash = createHash('sha256').update(content).digest('hex');
    expect([sample.items[section].length >= id, file, bytes]).toEqual([
      true,
      expect.stringContaining(hash),
      content.length,
    ]);
    expect(await attachmentType(new Blob([content]))).toEqual({ type: file.split('.')[1], problem: null });
  }
});

test('a tender has notices of each kind, and none closed long ago without a result or a cancellation', () => {
  const { relations, items } = sample;
  const titles = new Set(Object.values(items).flatMap((all) => all.map(({ title_en }) => title_en)));
  expect(relations.filter(({ notice, concerns }) => !titles.has(notice) || !titles.has(concerns))).toEqual(
    [],
  );
  const notices = relations.filter(({ section }) => section === 'tenders');
  expect(new Set(notices.map(({ kind }) => kind))).toEqual(new Set(relationKinds));
  const kinds: readonly string[] = closingKinds;
  const closing = new Set(notices.flatMap(({ kind, concerns }) => (kinds.includes(kind) ? [concerns] : [])));
  const isNotice = new Set(notices.map(({ notice }) => notice));
  const waiting = items.tenders.filter(
    ({ title_en, closes_at }) => closes_at && !closing.has(title_en) && !isNotice.has(title_en),
  );
  expect(waiting.map(({ reference }) => reference)).toEqual(['T-2026/16', 'T-2026/17']);
});

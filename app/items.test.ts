import { expect, test } from 'vitest';
import type { OwnFieldRow } from '#shared/content/fields/field-kinds.ts';
import { sectionByKey } from '#shared/site/sections.ts';
import { draft } from '#tests/sites/test-app.ts';
import { itemView, showable } from './items.ts';

const rules = { publicUrl: 'https://www.example.org', imageHosts: ['pictures.example.org'] };

const item = {
  id: 7,
  ...draft('Title'),
  image: null,
  description_en: '',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-02T00:00:00.000Z',
};

test('a picture of the site itself is shown as the stored file that it is', () => {
  expect(showable('https://www.example.org/storage/covers/desk-960x600.webp', rules)).toBe(
    'covers/desk-960x600.webp',
  );
});

test('a picture of another host is shown only if the settings list that host', () => {
  expect(showable('https://pictures.example.org/a.jpg', rules)).toBe('https://pictures.example.org/a.jpg');
  expect(showable('https://elsewhere.example.org/a.jpg', rules)).toBeUndefined();
  expect(showable('http://[broken', rules)).toBeUndefined();
  expect(showable(null, rules)).toBeUndefined();
});

test('a field that a section alone has is shown in the page’s language, where it is filled', () => {
  const ownFields = [
    { name: 'reference', kind: 'reference' },
    { name: 'place', kind: 'bilingual-line' },
    { name: 'note', kind: 'bilingual-line' },
  ] satisfies OwnFieldRow[];
  const section = { ...sectionByKey('tenders'), ownFields };
  const filled = {
    ...item,
    reference: 'T-2026/03',
    place_ar: 'بيروت',
    place_en: 'Beirut',
    note_ar: 'ملاحظة',
  };
  expect(itemView(section, filled, 'en', rules).ownFields).toEqual([
    { name: 'reference', text: expect.stringMatching(/: T-2026\/03$/) },
    { name: 'place', text: expect.stringMatching(/: Beirut$/) },
  ]);
  expect(itemView({ ...section, ownFields: [] }, item, 'en', rules).ownFields).toEqual([]);
});

test('an item is shown in its page’s language, under its own address', () => {
  const view = itemView(sectionByKey('recruitments'), item, 'en', rules);
  expect(view).toMatchObject({
    path: '/recruitment/7/en',
    title: 'Title',
    description: '',
    date: '1 November 2026',
  });
});

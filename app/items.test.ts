import { expect, test } from 'vitest';
import { sectionByKey } from '#shared/site/sections.ts';
import { itemView, showable } from './items.ts';

const rules = { publicUrl: 'https://www.example.org', imageHosts: ['pictures.example.org'] };

const item = {
  id: 7,
  image: null,
  title_ar: 'عنوان',
  title_en: 'Title',
  description_ar: 'وصف',
  description_en: '',
  date_ar: 'أمس',
  date_en: 'Yesterday',
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

test('an item is shown in its page’s language, under its own address', () => {
  const view = itemView(sectionByKey('recruitments'), item, 'en', rules);
  expect(view).toMatchObject({
    path: '/recruitment/7/en',
    title: 'Title',
    description: '',
    date: 'Yesterday',
  });
});

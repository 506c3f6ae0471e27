import { expect, test } from 'vitest';
import { describesNothing } from './alternative-text.ts';

test.each([
  'image',
  'Photo',
  'a.jpg',
  'The new headquarters.PNG',
  'IMG_2041',
  'DSC-0007',
  '20261122_101500',
  'picture 3',
  'صورة',
  'الصورة ٢',
  'صورة.',
  '---',
  '2026',
])('%j describes nothing', (text) => {
  expect(describesNothing(text)).toBe(true);
});

test.each([
  '',
  'A photo of the new headquarters',
  'صورة المقرّ الجديد',
  'Patrol 112 in Tripoli',
  'P. Khoury at the ceremony',
])('%j may be one', (text) => {
  expect(describesNothing(text)).toBe(false);
});

import { expect, test } from 'vitest';
import { draft } from '#tests/sites/test-app.ts';
import { schemasOf } from './content-item.ts';

const schemas = schemasOf([
  { name: 'reference', kind: 'reference' },
  { name: 'place', kind: 'bilingual-line' },
]);

const own = { reference: 'T-2026/03', place_en: 'Beirut', place_ar: 'بيروت' };
const stored = { id: 1, created_at: '2026-11-01T00:00:00.000Z', updated_at: '2026-11-01T00:00:00.000Z' };

test('an item has the fields that its section declares, in their order', () => {
  const item = schemas.item.parse({ ...own, ...draft('A'), ...stored, unknown: 'dropped' });
  expect(item).toEqual({ ...draft('A'), ...own, ...stored });
  const columns =
    'title_en title_ar description_en description_ar date_en date_ar reference place_en place_ar';
  expect(Object.keys(item)).toEqual(['id', 'image', ...columns.split(' '), 'created_at', 'updated_at']);
});

test('a draft may leave out optional fields, and no others', () => {
  const { image: _, ...texts } = draft('A');
  expect(schemas.draft.parse(texts)).toEqual({
    ...draft('A'),
    reference: '',
    place_en: '',
    place_ar: '',
  });
  for (const column of Object.keys(texts)) {
    const { error } = schemas.draft.safeParse({ ...texts, [column]: undefined });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([column]);
  }
});

test('a change leaves other fields as they are', () => {
  const changes = schemas.item.partial().parse({ title_en: 'B' });
  expect(changes).toEqual({ title_en: 'B' });
});

import { expect, test } from 'vitest';
import { unitOf } from '#server/db/in-transaction.ts';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { draft } from '#tests/sites/test-app.ts';
import { createPublishing } from '../publishing.ts';

const author = 'editor@example.org';

describeOnBothEngines('the history of an item', (open) => {
  test('has pages of revisions and events in one order, and the fields that each revision changed', async () => {
    const { db } = await open();
    const publishing = createPublishing(unitOf(db), Date.now);
    const long = 'A paragraph of many words, which is stored as chunks.\n'.repeat(20);
    await publishing.create('articles', { ...draft('A'), description_en: long }, { author });
    await publishing.save('articles', 1, { title_ar: 'عنوان' }, { author });
    await publishing.save('articles', 1, { description_en: `${long}One more.` }, { author, minor: true });
    await publishing.save('articles', 1, { image: 'images/a.webp', title_en: 'B' }, { author });
    await publishing.publish('articles', 1, { sides: { en: {} }, despite_differences: true }, author);

    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => publishing.history('articles', 1, { page, limit: 2 })),
    );
    expect(pages.map(({ total }) => total)).toEqual([7, 7, 7, 7]);
    const shown = pages.map(({ revisions, events }) => [
      ...events.map(({ event, side, revision }) => [event, side, revision]),
      ...revisions.map(({ revision, minor, changed }) => [revision, minor, changed]),
    ]);
    expect(shown).toEqual([
      [
        ['published', 'en', 4],
        [4, false, ['image', 'title_en']],
      ],
      [
        [3, true, ['description_en']],
        [2, false, ['title_ar']],
      ],
      [
        ['published', 'en', 1],
        ['published', 'ar', 1],
      ],
      [[1, false, expect.arrayContaining(['title_ar', 'title_en', 'description_en'])]],
    ]);
  });

  test('is of one item alone, and so are its revisions', async () => {
    const { db } = await open();
    const publishing = createPublishing(unitOf(db), Date.now);
    await publishing.create('articles', draft('A'), { author });
    await expect(publishing.history('studies', 1)).rejects.toThrow('studies.notFound');
    await expect(publishing.compare('articles', 1, 1, 2)).rejects.toThrow('publishing.noRevision');
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unitOf } from '#server/db/in-transaction.ts';
import { chunksOf } from '#server/services/revisions/text-chunks.ts';
import { sqliteDatabase } from '#tests/databases/databases.ts';
import { draft } from '#tests/sites/test-app.ts';
import { createPublishing } from '../publishing.ts';

const author = 'editor@example.org';

/** A text of so many characters in paragraphs, the same at every run. */
function prose(words: string[], length: number): string[] {
  const text: string[] = [];
  let state = 7;
  for (let size = 0; size < length; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const word = `${words[state % words.length]}${state % 97}${text.length % 90 === 89 ? '\n\n' : ''}`;
    text.push(word);
    size += word.length + 1;
  }
  return text;
}

test('five hundred saves of a text of 20 kB cost less than a megabyte', async () => {
  const { db } = await sqliteDatabase();
  const publishing = createPublishing(unitOf(db), Date.now);
  const arabic = prose(['مناقصة', 'مديرية', 'عسكري', 'إعلان', 'لبنان'], 5_500);
  const english = prose(['tender', 'directorate', 'military', 'notice', 'Lebanon'], 9_000);
  const texts = () => ({ description_ar: arabic.join(' '), description_en: english.join(' ') });
  expect(Buffer.byteLength(Object.values(texts()).join(''))).toBeGreaterThan(18_000);
  await publishing.create('articles', { ...draft('A'), ...texts() }, { author });
  for (let save = 1; save <= 500; save += 1) {
    const [text, word] = save % 2 ? [arabic, 'كلمة'] : [english, 'word'];
    text[(save * 37) % text.length] = `${word}${save}`;
    await publishing.save('articles', 1, texts(), { author });
  }
  const revisions = await db.selectFrom('item_revision').selectAll().execute();
  const chunks = await db.selectFrom('item_chunk').selectAll().execute();
  expect(revisions).toHaveLength(501);
  const bytes = [...revisions, ...chunks].reduce(
    (sum, row) => sum + Buffer.byteLength(Object.values(row).join('')),
    0,
  );
  expect(bytes).toBeLessThan(1_000_000);
  const { from, to } = await publishing.compare('articles', 1, 1, 501);
  expect(from.description_en).not.toBe(texts().description_en);
  expect(to.description_ar).toBe(texts().description_ar);
});

test('the chunks of a text are the text, whatever is in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
      expect(chunksOf(text).join('')).toBe(text);
    }),
    { numRuns: 200 },
  );
});

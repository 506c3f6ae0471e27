import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inTransaction, unitOf } from '#server/db/in-transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import { insertItems } from '#server/import-export/insert-rows.ts';
import { createContent } from '#server/services/content/content.ts';
import { createManagers } from '#server/services/content/managers.ts';
import { createProfile } from '#server/services/content/profile.ts';
import { createPublishing } from '#server/services/publishing/publishing.ts';
import { createSchedule } from '#server/services/publishing/schedule/schedule.ts';
import { createTrash } from '#server/services/publishing/trash.ts';
import { createSettings } from '#server/services/settings/settings.ts';
import { languages } from '#shared/languages.ts';
import { describeOnBothEngines, sqliteDatabase } from '#tests/databases/databases.ts';
import { indexed, shown, spelled, withWord } from '#tests/search/indexed.ts';
import { importExportSite } from '#tests/sites/import-export-site.ts';
import { draft } from '#tests/sites/test-app.ts';
import { findParts } from '../search/find-documents.ts';
import { outdatedCopies } from './desk/index-desk.ts';
import { indexFile } from './index-items.ts';

const section = 'tenders';
const author = 'editor@example.org';
const start = Date.parse('2026-11-22T08:00:00Z');
const hour = 60 * 60 * 1000;

describeOnBothEngines('the index', (open) => {
  test('has what is public after any transitions', { timeout: 60_000 }, async () => {
    const step = fc.record({
      does: fc.constantFrom(
        'save',
        'publish',
        'schedule',
        'unpublish',
        'withdraw',
        'trash',
        'restore',
        'erase',
        'legacy',
        'wait',
      ),
      item: fc.nat(2),
      side: fc.constantFrom(...languages),
      word: fc.nat(99),
    });
    const database = await open();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), async (steps) => {
        let now = start;
        const unit = unitOf(database.db);
        const time = () => now;
        const publishing = createPublishing(unit, time);
        const [trash, schedule] = [createTrash(unit, time), createSchedule(unit, time)];
        const content = createContent(database.db);
        const items = [];
        for (const number of [0, 1, 2])
          items.push((await content.create(section, draft(`Tender ${number} first`))).id);
        for (const { does, item: index, side, word } of steps) {
          const id = items[index] ?? 0;
          const period = { at: new Date(now + hour).toISOString() };
          const texts = { [`title_${side}`]: `Tender ${spelled(word)}` };
          const perform = {
            save: () => publishing.save(section, id, texts, { author }),
            publish: () =>
              publishing.publish(section, id, { sides: { [side]: {} }, despite_differences: true }, author),
            schedule: () =>
              publishing.publish(
                section,
                id,
                { sides: { [side]: period }, despite_differences: true },
                author,
              ),
            unpublish: () => publishing.unpublish(section, id, [side], author),
            withdraw: () =>
              publishing.withdraw(section, id, { reason_ar: 'خطأ', reason_en: 'A mistake' }, author),
            trash: () => trash.put(section, id, author),
            restore: () => trash.restore(section, id, author),
            erase: () => trash.remove(section, id),
            legacy: () => publishing.update(section, id, texts, { author }),
            wait: async () => {
              now += 2 * hour;
              await schedule.fire(await schedule.due());
            },
          }[does] as () => Promise<unknown>;
          await perform().catch((error: unknown) => {
            if (!(error instanceof AppError)) throw error;
          });
        }
        expect(await indexed(database)).toEqual(await shown(database));
        expect(await outdatedCopies(database.db).select('i.id').execute()).toEqual([]);
        const rows = await database.db.selectFrom('content_item').selectAll().execute();
        for (const { word } of steps)
          for (const side of languages) {
            const having = rows.filter((row) => row[`title_${side}`].split(/\s/).includes(spelled(word)));
            expect(await withWord(database, side, spelled(word))).toEqual(
              having.map(({ id }) => id).toSorted((one, other) => one - other),
            );
          }
      }),
      { numRuns: 8 },
    );
  });

  test('has pages, and follows settings, managers and the profile', async () => {
    const database = await open();
    const { db } = database;
    const pagesWith = (word: string) => withWord(database, 'en', word);
    const about = {
      title: { ar: 'تاريخ', en: 'History' },
      summary: { ar: '', en: '' },
      text: { ar: '', en: 'Cedars' },
    };
    await createSettings(db).save('about', about);
    expect(await pagesWith('cedars')).toEqual([1]);
    await createSettings(db).save('about', { ...about, text: { ar: '', en: 'Olives' } });
    expect(await pagesWith('cedars')).toEqual([]);
    expect(await pagesWith('olives')).toEqual([1]);
    const managers = createManagers(db);
    const none = { ar: '', en: '' };
    const { id } = await managers.create({
      name: { ar: 'سمير', en: 'Samir' },
      from: none,
      to: none,
      image: null,
    });
    expect(await pagesWith('samir')).toEqual([4]);
    await managers.update(id, { name: { en: 'Nabil' } });
    expect(await pagesWith('samir')).toEqual([]);
    await managers.remove(id);
    expect(await pagesWith('nabil')).toEqual([]);
    await createProfile(db).saveMain({ section_1: { en: 'A career of service' } });
    expect(await pagesWith('career')).toEqual([3]);
  });

  test('follows imports, and files as they are added, renamed and removed', async () => {
    const database = await open();
    const site = importExportSite(database);
    const entries = [1, 2, 40].map((id) => {
      const value = { ...draft(`Tender ${spelled(id)}`), title_ar: id === 2 ? '' : 'مناقصة' };
      return { name: `${section}/${id}`, kind: 'item' as const, section, id, value } as const;
    });
    await inTransaction(database.db, (transaction) =>
      insertItems(transaction, [...entries], new Date(start).toISOString()),
    );
    expect(await indexed(database)).toEqual(await shown(database));
    expect((await indexed(database)).length).toBe(5);

    const { attachments } = site;
    const file = await attachments.store(section, 1, new File(['a,b'], ''));
    const named = (name_en: string) => ({ name_ar: '', name_en, language: 'en' as const });
    const { number } = await attachments.add(section, 1, file, named('Annex'), author);
    expect(await withWord(database, 'en', 'annex')).toEqual([1]);
    expect(await withWord(database, 'ar', 'annex')).toEqual([]);
    await attachments.change(section, 1, number, { name_en: 'Drawings' }, author);
    expect(await withWord(database, 'en', 'annex')).toEqual([]);
    await attachments.remove(section, 1, number, author);
    expect(await withWord(database, 'en', 'drawings')).toEqual([]);
  });

  test('finds the words of a long text and of a file in one of its parts', async () => {
    const database = await open();
    const { db } = database;
    const words = Array.from({ length: 5_000 }, (_, number) => spelled(number)).join(' ');
    const { id } = await createContent(db).create(section, { ...draft('Long'), description_en: words });
    expect(await withWord(database, 'en', spelled(4_999))).toEqual([id]);
    const beside = { lexeme: 'long' };
    for (const at of [1_983, 1_999, 3_990]) {
      const phrase = { phrase: [spelled(at), spelled(at + 1)] };
      const scope = { language: 'en' as const, excluded: undefined, at: '' };
      const found = await findParts(db, scope, { condition: { all: [phrase, beside] }, reach: 'files' }, 5);
      expect(found.length).toBe(1);
    }
    const file = `attachments/${'0'.repeat(64)}.pdf`;
    const row = {
      section,
      id,
      number: 1,
      position: 1,
      file,
      type: 'pdf',
      bytes: 1,
      language: 'both',
    } as const;
    const named = { name_ar: 'دفتر', name_en: 'Terms', problem: null, changed_at: '', removed_at: null };
    await db
      .insertInto('item_attachment')
      .values({ ...row, ...named })
      .execute();
    const text = { file, state: 'done', text: 'Bill of quantities', pages: 1, extracted_at: '' };
    await db.insertInto('extracted_text').values(text).execute();
    await db.transaction().execute((transaction) => indexFile(transaction, file));
    expect(await withWord(database, 'en', 'quantities')).toEqual([id]);
    expect(await withWord(database, 'en', 'terms')).toEqual([id]);
  });
});

test('items with very large numbers share no id', async () => {
  const { db } = await sqliteDatabase();
  const content = createContent(db);
  const at = new Date(start).toISOString();
  for (const id of [1, 2 ** 25 + 1, 2 ** 26 + 1, 2 ** 40 + 1])
    await content.putBack(section, { ...draft(`Large ${spelled(id)}`), id, created_at: at });
  const rows = await db.selectFrom('search_document').select('item').where('language', '=', 'en').execute();
  expect(rows.map(({ item }) => item).toSorted((one, other) => one - other)).toEqual([
    1,
    2 ** 25 + 1,
    2 ** 26 + 1,
    2 ** 40 + 1,
  ]);
});

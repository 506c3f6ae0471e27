import { readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { createServices } from '#server/composition.ts';
import type { Schema } from '#server/db/schema.ts';
import { checkExtraction } from '#server/doctor/content/check-extraction.ts';
import { createLeader } from '#server/services/maintenance/leader.ts';
import { describeOnBothEngines, describeOnPostgres } from '#tests/databases/databases.ts';
import { docx, xlsx } from '#tests/requests/documents.ts';
import { pdfPages } from '#tests/requests/pdf-pages.ts';
import { notice } from '#tests/search/notice.ts';
import { filesCall, tenderSite } from '#tests/sites/tender-site.ts';
import { extractionLimits } from './extract-text.ts';
import { createExtraction } from './extraction.ts';

const files = new URL('../../../tests/search/files/', import.meta.url);
const noticePdf = await readFile(new URL('notice-chromium.pdf', files));
const letter = docx({ 'word/document.xml': '<w:p><w:t>A letter</w:t></w:p>' });
const page = pdfPages({ content: 'BT /F 12 Tf 40 700 Td (Timetable) Tj ET' });

const rowsOf = (db: Kysely<Schema>) =>
  db.selectFrom('extracted_text').select(['file', 'state', 'text', 'pages']).orderBy('text').execute();

describeOnBothEngines('texts of attached files', (open) => {
  test('are read once a content, and go with the last item that has it', async () => {
    const { call, db, put, services, upload } = await tenderSite(await open());
    const { extraction } = services;
    const found = async (q: string) =>
      (await services.search.page({ language: 'ar', q }, { address: '203.0.113.9' })).results;
    await upload(noticePdf);
    await upload(noticePdf);
    await upload(xlsx());
    await extraction.run();
    const [row, ...others] = await rowsOf(db);
    expect(row).toMatchObject({
      file: expect.stringMatching(/^attachments\/.{64}\.pdf$/),
      state: 'read',
      pages: 1,
    });
    expect([row?.text.replaceAll(/\s+/g, ' '), others]).toEqual([notice.join(' '), []]);
    expect(await found('مواعيد الاستقبال')).toMatchObject([
      { section: 'tenders', id: 1, file: { name: 'دفتر الشروط' } },
    ]);

    await put(1, { file: { bytes: letter, name: 'x' } });
    await extraction.run();
    await services.cleanUp();
    expect((await rowsOf(db)).map(({ text }) => text)).toEqual(['A letter', row?.text]);
    await call(`${filesCall}/2`, { method: 'DELETE' });
    await services.cleanUp();
    expect((await rowsOf(db)).map(({ text }) => text)).toEqual(['A letter']);
    expect(await found('مواعيد الاستقبال')).toEqual([]);
    await call(`${filesCall}/2/restore`, { method: 'POST' });
    await extraction.run();
    expect(await rowsOf(db)).toHaveLength(2);
  });

  test('are indexed in the transaction that stores them; those that cannot be read are named to the operator', async () => {
    const { db, services, upload } = await tenderSite(await open());
    expect(await checkExtraction({ services })).toMatchObject([{ level: 'ok' }]);
    await upload(page);
    await upload(letter);
    const indexed: string[] = [];
    const extraction = createExtraction(db, {
      storage: services.storage,
      leader: services.leader,
      now: Date.now,
      index: async (transaction, file) => {
        expect(transaction.isTransaction).toBe(true);
        indexed.push(file);
      },
      limits: () => ({ ...extractionLimits(), pages: 0 }),
    });
    await extraction.run();
    expect((await rowsOf(db)).map(({ file, state, text, pages }) => [file, state, text, pages])).toEqual([
      [indexed[0], 'limit', '', 1],
      [indexed[1], 'read', 'A letter', 0],
    ]);
    expect(await checkExtraction({ services })).toEqual([
      { level: 'warning', text: expect.stringContaining('1 attached files') },
    ]);
    expect((await checkExtraction({ services }))[0]?.text).toContain('tenders/1 file 1 (limit)');
    await services.checks.run();
    const { checks } = await services.checks.state();
    expect(checks.find(({ check }) => check === 'texts')?.findings).toMatchObject([
      { subject: 'tenders/1', detail: 'دفتر الشروط' },
    ]);
  });

  test('wait over a stop; a file that ends the site twice is read no third time', async () => {
    const { db, dataDir, services, upload } = await tenderSite(await open());
    await upload(page);
    const stopped = services.extraction.run();
    await services.extraction.stop();
    await stopped;
    expect(await rowsOf(db)).toEqual([]);

    const afterStart = () => createServices({ db, dataDir, publicUrl: 'http://localhost' }).extraction;
    await afterStart().run();
    expect(await rowsOf(db)).toMatchObject([{ state: 'read', text: 'Timetable' }]);
    const leave = (state: 'reading' | 'reading-again') =>
      db.updateTable('extracted_text').set({ state, text: '' }).execute();
    await leave('reading');
    await afterStart().run();
    expect(await rowsOf(db)).toMatchObject([{ state: 'read', text: 'Timetable' }]);
    await leave('reading-again');
    await afterStart().run();
    expect(await rowsOf(db)).toMatchObject([{ state: 'limit', text: '' }]);
  });
});

describeOnPostgres('two instances', (open) => {
  test('read one file at a time together', async () => {
    const database = await open();
    const { db, services, upload } = await tenderSite(database);
    await upload(page);
    const other = createLeader((await database.again()).db);
    await other.run('extraction', async () => {
      await services.extraction.run();
      expect(await rowsOf(db)).toEqual([]);
    });
    await services.extraction.run();
    expect(await rowsOf(db)).toHaveLength(1);
  });
});

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OwnFieldRow } from '#shared/content/fields/field-kinds.ts';
import type { Language } from '#shared/languages.ts';
import { form } from './requests/form.ts';
import { childrenOf, readXml, textOf } from './requests/read-xml.ts';

/**
 * A tender gets a field of each kind that a section may add, in the places that CONTRIBUTING.md names: its row, its
 * columns and its label. Everything else has to follow.
 */
const fields: OwnFieldRow[] = [
  { name: 'added_line', kind: 'bilingual-line' },
  { name: 'added_text', kind: 'bilingual-text' },
  { name: 'added_code', kind: 'reference' },
  { name: 'added_time', kind: 'timestamp' },
];

const labels = {
  ar: { added_line: 'مكان تقديم العروض', added_text: 'الشروط', added_code: 'الرقم', added_time: 'آخر موعد' },
  en: {
    added_line: 'Place of submission',
    added_text: 'Terms',
    added_code: 'Reference',
    added_time: 'Deadline',
  },
};

const texts = ['added_line_en', 'added_line_ar', 'added_text_en', 'added_text_ar', 'added_code'];

const values = {
  added_line_en: 'Room 214, Beirut',
  added_line_ar: 'غرفة ٢١٤، بيروت',
  added_text_en: 'First term\nSecond term',
  added_text_ar: 'الشرط الأول\nالشرط الثاني',
  added_code: 'T-2026/03',
  added_time: '2026-12-10T10:00:00.000Z',
};

const empty = { ...Object.fromEntries(texts.map((column) => [column, ''])), added_time: null };

const places = {
  row: '#shared/site/sections.ts',
  columns: '#server/db/migrations.ts',
  label: '#shared/messages/sections/tenders.ts',
};

async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of texts)
    await sql`alter table content_item add column ${sql.ref(column)} text not null default ''`.execute(db);
  await sql`alter table content_item add column added_time text`.execute(db);
}

type Original<Module> = () => Promise<Module>;

beforeAll(async () => {
  vi.resetModules();
  vi.doMock(places.row, async (original: Original<typeof import('#shared/site/sections.ts')>) => {
    const module = await original();
    const section = module.sectionByKey('tenders');
    Object.assign(section, { ownFields: [...section.ownFields, ...fields] });
    return module;
  });
  vi.doMock(places.columns, async (original: Original<typeof import('#server/db/migrations.ts')>) => {
    const { migrations } = await original();
    return { migrations: { ...migrations, '9999-added-field': { up } } };
  });
  vi.doMock(
    places.label,
    async (original: Original<typeof import('#shared/messages/sections/tenders.ts')>) => {
      const { ar, en } = (await original()).tenders;
      const withLabels = (messages: { title: string; fields?: object }, added: object) => ({
        ...messages,
        fields: { ...messages.fields, ...added },
      });
      return { tenders: { ar: withLabels(ar, labels.ar), en: withLabels(en, labels.en) } };
    },
  );
});

afterAll(() => {
  for (const place of Object.values(places)) vi.doUnmock(place);
  vi.resetModules();
});

const day = { ar: 'الخميس ١٠ كانون الأول ٢٠٢٦', en: 'Thursday 10 December 2026' };

/** Lines of the fields in a language, on a page, a card and in a feed. */
const linesIn = (language: Language) => [
  `${labels[language].added_line}: ${values[`added_line_${language}`]}`,
  `${labels[language].added_code}: ${values.added_code}`,
  `${labels[language].added_time}: ${day[language]}`,
];

async function siteWithTender() {
  const { testApp, draft } = await import('./sites/test-app.ts');
  const site = await testApp();
  await site.services.content.create('tenders', { ...draft('A'), ...values });
  return site;
}

test('calls create, answer and change it, and say what is wrong with it', async () => {
  const { testApp, draft } = await import('./sites/test-app.ts');
  const { request, signIn } = await testApp();
  const { call } = await signIn();
  const { image: _, ...standard } = draft('A');
  const added_time = '2026-12-10T12:00:00+02:00';
  const made = await call('/api/tender', await form({ ...standard, ...values, added_time }));
  expect([made.statusCode, made.json()]).toEqual([201, expect.objectContaining(values)]);
  expect((await request('/api/tender/1')).json()).toEqual(made.json());
  expect((await call('/api/items/tenders/1')).json()).toMatchObject(values);
  expect((await request('/api/tenders')).json().tenders).toEqual([made.json()]);

  const change = async (changes: Record<string, string>) =>
    (await call('/api/update-tender/1', await form(changes))).json();
  expect(await change({ title_en: 'B' })).toMatchObject(values);
  expect(await change({ added_time: '', added_line_en: '' })).toMatchObject({
    ...values,
    added_time: null,
    added_line_en: '',
  });
  expect((await change({ added_time: 'soon' })).errors).toEqual({
    added_time: [expect.stringContaining('time zone')],
  });
  expect((await call('/api/tender', await form(standard))).json()).toMatchObject(empty);
  const other = await call('/api/article', await form({ ...standard, ...values }));
  expect(Object.keys(other.json())).not.toContain('added_line_en');
});

test('the description of the calls has it', async () => {
  const { testApp } = await import('./sites/test-app.ts');
  const { request } = await testApp();
  const { paths } = (await request('/api/openapi.json')).json();
  const created = paths['/api/tender'].post.requestBody.content['multipart/form-data'].schema;
  expect(Object.keys(created.properties)).toEqual(expect.arrayContaining(Object.keys(values)));
  expect(created.required).not.toContain('added_line_en');
  const item = paths['/api/tender/{id}'].get.responses['200'].content['application/json'].schema;
  expect(Object.keys(item.properties)).toEqual(expect.arrayContaining(Object.keys(values)));
  expect(item.properties.added_time).toEqual({
    anyOf: [expect.objectContaining({ format: 'date-time' }), { type: 'null' }],
  });
});

test('an export and the import of one have it, and exports from before it are imported', async () => {
  const { sqliteDatabase, temporaryFolder } = await import('./databases/databases.ts');
  const { importExportSite } = await import('./sites/import-export-site.ts');
  const { exportContent } = await import('#server/import-export/export-content.ts');
  const { folderSource } = await import('#server/import-export/import-folder.ts');
  const { importContent } = await import('#server/import-export/import-content.ts');
  const { services } = await siteWithTender();
  const folder = join(await temporaryFolder(), 'export');
  await exportContent(services, folder, 'https://www.example.org');
  const imported = async () => {
    const other = importExportSite(await sqliteDatabase());
    const options = { dryRun: false, overwrite: false, removeMissing: false };
    const source = folderSource(folder, { storage: other.storage, ...options });
    expect((await importContent(source, other, options)).problems).toEqual([]);
    return other.content.find('tenders', 1);
  };
  expect(await imported()).toEqual(await services.content.find('tenders', 1));

  const file = join(folder, 'sections/tenders.json');
  const [item] = JSON.parse(await readFile(file, 'utf8'));
  for (const column of Object.keys(values)) delete item[column];
  await writeFile(file, JSON.stringify([item]));
  expect(await imported()).toEqual({ ...item, ...empty });
});

test('an import from another site makes plain text of the HTML in its texts alone', async () => {
  const { draft } = await import('./sites/test-app.ts');
  const { sections } = await import('#shared/site/sections.ts');
  const { checkedContent } = await import('#server/import-export/checked-entries.ts');
  const { added_time } = values;
  const tender = {
    id: 1,
    ...draft('A'),
    added_line_en: '<b>Room</b> 214',
    added_text_ar: '<p>أ</p><p>ب</p>',
    added_time,
  };
  const items = Object.fromEntries(sections.map(({ key }) => [key, key === 'tenders' ? [tender] : []]));
  const content = { items: items as never, managers: [], main: null, details: null };
  const { entries, problems } = checkedContent(content, { html: true });
  expect(problems).toEqual([]);
  expect(entries[0]?.value).toMatchObject({
    added_line_en: 'Room 214',
    added_text_ar: 'أ\n\nب',
    added_code: '',
    added_time,
  });
});

test.each(['ar', 'en'] as const)(
  'readers see it on the card, the page and in the feed (%s)',
  async (language) => {
    const { services, request } = await siteWithTender();
    const { renderedPage } = await import('./sites/rendered-page.tsx');
    const page = await renderedPage(services, 'section-detail', `/tender/1/${language}`);
    const card = await renderedPage(services, 'section-list', language === 'ar' ? '/tenders' : '/en/tenders');
    const feed = readXml((await request(`/feed/tenders/${language}.xml`)).body);
    const content = textOf(childrenOf(feed, 'entry')[0]!, 'content');
    const { added_text } = labels[language];
    const [first, second] = values[`added_text_${language}`].split('\n');
    for (const line of linesIn(language)) {
      for (const seen of [textIn(page), textIn(card), content]) expect(seen).toContain(line);
    }
    expect(page).toContain(`<h2>${added_text}</h2>`);
    expect(textIn(page)).toContain(`${first}${second}`);
    expect(textIn(card)).not.toContain(added_text);
    expect(content).toContain(`<h2>${added_text}</h2><p dir="auto">${first}</p><p dir="auto">${second}</p>`);
  },
);

test('editors see it in the list, and have a control for it in each of its languages', async () => {
  const { services } = await siteWithTender();
  const { sectionByKey } = await import('#shared/site/sections.ts');
  const { sectionKind } = await import('#app/admin/desk/section-kind.ts');
  const { ItemFields } = await import('#app/admin/desk/item/item-fields.tsx');
  const { ItemRead } = await import('#app/admin/desk/item/item-read.tsx');
  const { editOf } = await import('#app/admin/list/list-draft.ts');
  const kind = sectionKind(sectionByKey('tenders'));
  const item = await services.publishing.find('tenders', 1);
  const edit = editOf(kind.readItem(item));
  const card = renderToString(
    createElement(ItemFields, { kind, edit, item, locked: false, onWrite: () => {} }),
  );
  const { added_time: _, ...written } = values;
  for (const [column, value] of Object.entries(written))
    expect(card).toMatch(new RegExp(`name="${column}"[^>]*?(?: value="${value}"|>${value}<)`));
  expect(card).toMatch(/type="datetime-local"[^>]* value="2026-12-10T12:00"/);
  for (const label of [...Object.values(labels.ar), labels.en.added_line, labels.en.added_text])
    expect(card).toContain(`>${label}</label>`);

  const read = textIn(renderToString(createElement(ItemRead, { kind, texts: edit.texts, image: null })));
  for (const line of linesIn('ar')) expect(read).toContain(line);
});

/** The text of a document, without its markup. */
function textIn(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '');
}

import { expect, test } from 'vitest';
import { draft, testApp } from '#tests/sites/test-app.ts';

const publicUrl = 'https://www.example.org';
const now = Date.parse('2026-11-22T08:00:00Z');
const url = '/tenders.ocds.json';
const author = '';

/** A tender with an extension, a result that is not published, and one that opens later. */
async function siteOfTenders() {
  const site = await testApp({ config: { publicUrl }, now: () => now });
  const { content, publishing, relations } = site.services;
  const dates = { opens_at: '2026-11-01T06:00:00.000Z', closes_at: '2026-12-10T10:00:00.000Z' };
  await content.create('tenders', { ...draft('Tender'), ...dates, reference: 'T-2026/16' });
  await content.create('tenders', { ...draft('Extension'), title_ar: '' });
  await publishing.create('tenders', draft('Result'), { author, publish: false });
  await content.create('tenders', { ...draft('Later'), title_en: '', opens_at: '2026-12-01T06:00:00.000Z' });
  const concerns = { section: 'tenders', id: 1 } as const;
  await relations.relate('tenders', 2, { concerns, kind: 'extension' }, author);
  await relations.relate('tenders', 3, { concerns, kind: 'result' }, author);
  return site;
}

test('tenders are a release package, each a release with its periods, notices and documents', async () => {
  const { request, services } = await siteOfTenders();
  const { headers, body } = await request(url);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  const { releases, ...head } = JSON.parse(body);
  const items = (await services.content.list('tenders')).items.toReversed();
  expect(head).toEqual({
    uri: `${publicUrl}${url}`,
    version: '1.1',
    publishedDate: items.at(-1)?.updated_at,
    publisher: { name: expect.any(String), uri: publicUrl },
  });
  expect(releases.map(({ ocid }: { ocid: string }) => ocid)).toEqual([
    'www.example.org-tenders-4',
    'www.example.org-tenders-1',
  ]);
  const [later, tender] = releases;
  expect(later).toMatchObject({ language: 'ar', tag: ['tender'], tender: { id: '4', status: 'planned' } });
  expect(Object.keys(later.tender)).not.toContain('title_en');
  expect(tender).toMatchObject({
    id: `www.example.org-tenders-1-${Date.parse(items[1]!.updated_at)}`,
    date: items[1]!.updated_at,
    initiationType: 'tender',
    tag: ['tender', 'tenderAmendment'],
    buyer: { id: 'www.example.org' },
    parties: [{ id: 'www.example.org', roles: ['buyer', 'procuringEntity'] }],
    tender: {
      id: 'T-2026/16',
      title: 'Tender بالعربية',
      title_en: 'Tender',
      status: 'active',
      tenderPeriod: { startDate: '2026-11-01T06:00:00.000Z', endDate: '2026-12-10T10:00:00.000Z' },
      amendments: [{ id: '2', rationale: 'extension', description: 'Extension' }],
    },
  });
  const documents = tender.tender.documents.map((each: Record<string, string>) => [
    each['documentType'],
    each['url'],
  ]);
  expect(documents).toEqual([
    ['tenderNotice', `${publicUrl}/tender/1/ar`],
    ['tenderNotice', `${publicUrl}/tender/1/en`],
    ['clarifications', `${publicUrl}/tender/2/en`],
  ]);
});

test('a published result completes a tender, a cancellation cancels it; until then the data are not sent twice', async () => {
  const { request, services } = await siteOfTenders();
  const first = await request(url);
  const headers = { 'if-none-match': String(first.headers.etag) };
  const held = await request(url, { headers });
  expect([held.statusCode, held.body]).toEqual([304, '']);
  const { publishing, relations } = services;
  await publishing.publish('tenders', 3, { sides: { en: {}, ar: {} }, despite_differences: true }, author);
  const tender = async () => {
    const { releases } = JSON.parse((await request(url, { headers })).body);
    return [releases[1].tender.status, releases[1].tag, releases[1].tender.documents.length];
  };
  expect(await tender()).toEqual(['complete', ['tender', 'tenderAmendment'], 5]);
  const concerns = { section: 'tenders', id: 1 } as const;
  await relations.relate('tenders', 3, { concerns, kind: 'cancellation' }, author);
  expect(await tender()).toEqual(['cancelled', ['tender', 'tenderAmendment', 'tenderCancellation'], 5]);
});

test('other sections have none', async () => {
  const { request } = await testApp();
  expect(JSON.parse((await request(url)).body).releases).toEqual([]);
  expect((await request('/recruitments.ocds.json')).statusCode).toBe(404);
});

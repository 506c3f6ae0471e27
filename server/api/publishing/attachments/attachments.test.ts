import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { docx, openDocument, pdf, xlsx } from '#tests/requests/documents.ts';
import { renderedPage } from '#tests/sites/rendered-page.tsx';
import { filesCall, namedFile, tenderSite } from '#tests/sites/tender-site.ts';
import { draft } from '#tests/sites/test-app.ts';

describeOnBothEngines('the files of an item', (open) => {
  test('are added, renamed, moved, replaced, removed and put back; the history and the trail have it', async () => {
    const { call, upload, put, publicFiles, db, services } = await tenderSite(await open());
    const invalidated: string[] = [];
    services.invalidation.onInvalidate((tags) => invalidated.push(...tags));
    const first = await upload(pdf(), { name_ar: '  دفتر   الشروط ' });
    expect([first.statusCode, first.json()]).toEqual([
      201,
      {
        ...namedFile,
        number: 1,
        type: 'pdf',
        bytes: pdf().length,
        problem: null,
        changed_at: expect.any(String),
        url_ar: '/files/tenders/1/1/%D8%AF%D9%81%D8%AA%D8%B1-%D8%A7%D9%84%D8%B4%D8%B1%D9%88%D8%B7.pdf',
        url_en: '/files/tenders/1/1/conditions.pdf',
      },
    ]);
    expect((await upload(xlsx(), { name_en: 'Prices', language: 'both' })).json()).toMatchObject({
      number: 2,
      type: 'xlsx',
    });
    expect(
      (await put(2, { position: '1' })).json().attachments.map((file: { number: number }) => file.number),
    ).toEqual([2, 1]);
    expect((await put(1, { name_en: 'Terms', name_ar: '' })).statusCode).toBe(200);
    expect((await publicFiles())[1]).toMatchObject({
      name_ar: '',
      name_en: 'Terms',
      url_ar: '/files/tenders/1/1/terms.pdf',
    });
    const replaced = await put(1, { file: { bytes: docx(), name: 'x' } });
    expect(replaced.json().attachments[1]).toMatchObject({ number: 1, name_en: 'Terms', type: 'docx' });
    expect((await call(`${filesCall}/2`, { method: 'DELETE' })).json().attachments).toHaveLength(1);
    expect((await call('/files/tenders/1/2/prices.xlsx')).statusCode).toBe(404);
    expect((await call(`${filesCall}/2/restore`, { method: 'POST' })).json().attachments).toHaveLength(2);
    expect((await call(`${filesCall}/2/restore`, { method: 'POST' })).statusCode).toBe(404);
    await call(`${filesCall}/2`, { method: 'DELETE' });
    expect((await upload(docx())).json().number).toBe(3);

    const { events } = (await call('/api/items/tenders/1/revisions')).json();
    expect(
      events.map(
        ({ event, details }: { event: string; details: { number: number } }) => `${event} ${details.number}`,
      ),
    ).toEqual([
      'attached 3',
      'attachment-removed 2',
      'attachment-restored 2',
      'attachment-removed 2',
      'attachment-replaced 1',
      'attachment-changed 1',
      'attachment-changed 2',
      'attached 2',
      'attached 1',
    ]);
    expect(events[4].details).toMatchObject({
      file: expect.stringMatching(/^attachments\/[0-9a-f]{64}\.pdf$/),
      bytes: pdf().length,
    });
    const hash = events[4].details.file.slice('attachments/'.length, -'.pdf'.length);
    const earlier = await call(`${filesCall}/1?language=en&hash=${hash}`);
    expect([earlier.statusCode, earlier.rawPayload.equals(pdf())]).toEqual([200, true]);
    expect(earlier.headers['content-disposition']).toContain('filename="Terms.pdf"');
    expect((await call(`${filesCall}/3?hash=${hash}`)).statusCode).toBe(404);
    expect((await call(`${filesCall}/2?hash=${events[7].details.file.slice(12, -5)}`)).statusCode).toBe(200);
    const read = new Set<string>();
    await services.reading(read).attachments.list('tenders', 1);
    expect([[...read], invalidated]).toEqual([['item/tenders/1'], Array(9).fill('item/tenders/1')]);
    const entries = await db.selectFrom('audit_entry').select(['action', 'subject']).execute();
    const actions = entries.map(({ action, subject }) => `${action} ${subject}`);
    expect(actions.filter((action) => action === 'content.attached tenders/1')).toHaveLength(7);
    expect(actions.filter((action) => action === 'content.detached tenders/1')).toHaveLength(2);
  });

  test('come back with the item from the trash, are copied with it, and go with it for good', async () => {
    const { call, upload, db, publicFiles } = await tenderSite(await open());
    await upload(pdf());
    await call('/api/tender/1', { method: 'DELETE' });
    expect((await call('/files/tenders/1/1/conditions.pdf')).statusCode).toBe(404);
    expect((await upload(pdf())).statusCode).toBe(404);
    await call('/api/trash/tenders/1/restore', { method: 'POST' });
    expect(await publicFiles()).toHaveLength(1);
    const { id } = (await call('/api/items/tenders/1/duplicate', { method: 'POST' })).json();
    expect((await call(`/api/items/tenders/${id}/attachments`)).json().attachments).toMatchObject([
      namedFile,
    ]);
    await call('/api/tender/1', { method: 'DELETE' });
    await call('/api/trash/tenders/1', { method: 'DELETE' });
    const left = await db.selectFrom('item_attachment').select(['id', 'number']).execute();
    expect(left).toEqual([{ id, number: 1 }]);
  });

  test('of a draft are for editors alone, and public with their item', async () => {
    const { call, request, upload, services } = await tenderSite(await open());
    const author = 'editor@example.org';
    const { id } = await services.publishing.create('tenders', draft('B'), { author, publish: false });
    const made = (await upload(pdf(), {}, `/api/items/tenders/${id}/attachments`)).json();
    const hidden = await request(made.url_en);
    expect(hidden.statusCode).toBe(404);
    const own = await call(`/api/items/tenders/${id}/attachments/1`);
    expect([own.statusCode, own.rawPayload.equals(pdf())]).toEqual([200, true]);
    expect((await request(`/api/items/tenders/${id}/attachments/1`)).statusCode).toBe(401);
    const [{ file } = { file: '' }] = await services.attachments
      .find('tenders', id, 1, 'all')
      .then(({ hash }) => [{ file: `attachments/${hash}.pdf` }]);
    expect((await request(`/storage/${file}`)).statusCode).toBe(404);
    await services.publishing.publish(
      'tenders',
      id,
      { sides: { en: {} }, despite_differences: true },
      author,
    );
    expect((await request(made.url_en)).statusCode).toBe(200);
    await services.publishing.unpublish('tenders', id, ['en'], author);
    expect((await request(made.url_en)).statusCode).toBe(404);
  });
});

test('a feed encloses them', async () => {
  const { request, upload } = await tenderSite();
  await upload(pdf(), { name_en: 'Terms & prices' });
  expect((await request('/feed/tenders/en.xml')).body).toContain(
    `<link rel="enclosure" type="application/pdf" length="${pdf().length}" title="Terms &amp; prices" href="http://localhost:0/files/tenders/1/1/terms-prices.pdf"/>`,
  );
});

test('a page lists them with type, size and language, and the address of its language', async () => {
  const { services, upload } = await tenderSite();
  await upload(pdf('x'.repeat(1_234_000)));
  await upload(openDocument('spreadsheet'), { name_ar: '', name_en: 'Prices <b>', language: 'both' });
  const arabic = await renderedPage(services, 'section-detail', '/tender/1/ar');
  expect(arabic).toContain(
    'href="/files/tenders/1/1/%D8%AF%D9%81%D8%AA%D8%B1-%D8%A7%D9%84%D8%B4%D8%B1%D9%88%D8%B7.pdf"',
  );
  expect(arabic).toContain('<bdi>PDF</bdi><bdi>١٫٣ ميغابايت</bdi><bdi>بالعربية</bdi>');
  expect(arabic).toContain('<span class="item-file-name" lang="en" dir="ltr">Prices &lt;b&gt;</span>');
  const english = await renderedPage(services, 'section-detail', '/tender/1/en');
  expect(english).toContain('href="/files/tenders/1/1/conditions.pdf"');
  expect(english).toContain('<bdi>ODS</bdi><bdi>1 kB</bdi><bdi>Arabic and English</bdi>');
});

test('a download has its name in Arabic, a closed policy, ranges, and goes on after a break', async () => {
  const { request, upload, put } = await tenderSite();
  const bytes = Buffer.concat([Buffer.from('a;b\n'), Buffer.alloc(100_000, 'x;')]);
  const { url_ar, url_en } = (await upload(bytes, { name_ar: 'جدول «الأسعار»: ١/٢' })).json();
  const { headers, statusCode, rawPayload } = await request(url_ar);
  expect([statusCode, rawPayload.equals(bytes)]).toEqual([200, true]);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="file-1.csv"; filename*=UTF-8''${encodeURIComponent('جدول «الأسعار» ١ ٢')}.csv`,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'cache-control': 'no-cache',
  });
  expect((await request(url_en)).headers['content-disposition']).toContain('filename="Conditions.csv"');
  const etag = String(headers.etag);
  const rest = await request(url_en, { headers: { range: 'bytes=60000-', 'if-range': etag } });
  expect([rest.statusCode, rest.headers['content-range']]).toEqual([206, `bytes 60000-100003/100004`]);
  expect(rest.rawPayload.equals(bytes.subarray(60_000))).toBe(true);
  const head = await request(url_en, { method: 'HEAD', headers: { range: 'bytes=60000-' } });
  expect([head.statusCode, head.headers['content-length']]).toEqual([200, '100004']);
  expect((await request(url_en, { headers: { 'if-none-match': etag } })).statusCode).toBe(304);
  expect((await request(url_en, { headers: { range: 'bytes=200000-' } })).statusCode).toBe(416);

  await put(1, { file: { bytes: Buffer.from('c,d\n'), name: 'x' }, name_en: 'Prices' });
  const old = await request(url_en, { headers: { range: 'bytes=60000-', 'if-range': etag } });
  expect([old.statusCode, old.headers.location]).toEqual([302, url_ar]);
  const changed = await request(url_ar, { headers: { range: 'bytes=1-', 'if-range': etag } });
  expect([changed.statusCode, changed.body]).toEqual([200, 'c,d\n']);
});

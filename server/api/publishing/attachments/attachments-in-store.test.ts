import { expect, test } from 'vitest';
import { createServices } from '#server/composition.ts';
import { createStorage } from '#server/services/files/create-storage.ts';
import { testStore } from '#tests/databases/object-store.ts';
import { form } from '#tests/requests/form.ts';
import { filesCall, tenderSite } from '#tests/sites/tender-site.ts';

const day = 24 * 60 * 60 * 1000;

test('files of items are written to a store, read in ranges, replaced, removed, and leave with their item', async () => {
  const store = testStore();
  const { call, db, dataDir, put, request, services, stored, upload } = await tenderSite(undefined, {
    store,
  });
  const inStore = createStorage({ dataDir: '/nowhere', store });
  const paths = async () => (await inStore.list('attachments')).map(({ path }) => path);
  const large = Buffer.concat([Buffer.from('a;b\n'), Buffer.alloc(600_000, 'x;')]);
  const { url_en } = (await upload(large)).json();
  expect([await stored(), (await paths()).length]).toEqual([[], 1]);
  const complete = await request(url_en);
  expect(complete.rawPayload.equals(large)).toBe(true);
  const etag = String(complete.headers.etag);
  for (const [range, from, to] of [
    ['bytes=599000-', 599_000, 600_004],
    ['bytes=-4', 600_000, 600_004],
    ['bytes=0-0', 0, 1],
  ] as const) {
    const part = await request(url_en, { headers: { range, 'if-range': etag } });
    expect([part.statusCode, part.rawPayload.equals(large.subarray(from, to))]).toEqual([206, true]);
  }
  expect((await request(url_en, { headers: { range: 'bytes=600004-' } })).statusCode).toBe(416);
  expect((await request(url_en, { headers: { 'if-none-match': etag } })).statusCode).toBe(304);

  await put(1, { file: { bytes: Buffer.from('c,d\n'), name: 'x' } });
  const after = await request(url_en, { headers: { range: 'bytes=1-', 'if-range': etag } });
  expect([after.statusCode, after.body]).toEqual([200, 'c,d\n']);
  const [earlier = ''] = etag.match(/[0-9a-f]{64}/) ?? [];
  expect((await call(`${filesCall}/1?hash=${earlier}`)).rawPayload.equals(large)).toBe(true);
  await call(`${filesCall}/1`, { method: 'DELETE' });
  expect((await request(url_en)).statusCode).toBe(404);

  // A request that is refused after its file was stored leaves one that nobody names
  await services.attachments.store('tenders', 1, new File(['e,f\n'], ''));
  const refused = await call(
    filesCall,
    await form({ file: { bytes: Buffer.from('<b>'), name: 'x' }, language: 'ar' }),
  );
  expect([refused.statusCode, (await paths()).length]).toEqual([422, 3]);
  const later = createServices({
    db,
    dataDir,
    store,
    publicUrl: 'http://localhost',
    now: () => Date.now() + 2 * day,
  });
  await later.cleanUp();
  expect((await paths()).length).toBe(2);
  await services.trash.put('tenders', 1, '');
  await services.trash.remove('tenders', 1);
  await later.cleanUp();
  expect(await paths()).toEqual([]);
});

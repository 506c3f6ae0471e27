import { expect, test } from 'vitest';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import { describeOnBothEngines, type TestDatabase } from '#tests/databases/databases.ts';
import { openSite, written } from '#tests/requests/submit.ts';

const nothing = {
  contact: { name: '', phone: '', message: '', email: '' },
  report: { topic: '', details: '', involved_names: '', datetime: '', phone: '' },
};

const kinds = ['contact', 'report'] as const;

/** A site with three rows of each kind. */
async function threeOfEach(database: TestDatabase) {
  const site = await openSite({ database });
  for (const kind of kinds) {
    for (const recaptcha of await site.proofs(kind, 3))
      await site.send(kind, { ...written[kind], recaptcha });
  }
  const { db } = site;
  const act = async (kind: SubmissionKind, id: number, step: string) =>
    (await site.editor.call(`/api/${kind}/${id}/${step}`, { method: 'DELETE' })).statusCode;

  /** The ids of the damaged rows; all the others must be whole, and no list may fail. */
  async function damaged(kind: SubmissionKind): Promise<number[]> {
    const response = await site.editor.call(`/api/${kind}s`);
    expect(response.statusCode).toBe(200);
    const rows = response.json<{ id: number; damaged: boolean; created_at: string }[]>();
    for (const row of rows) {
      expect(row).toMatchObject(row.damaged ? nothing[kind] : written[kind]);
      expect(row.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:00:00\.000Z$/);
    }
    return rows.filter((row) => row.damaged).map(({ id }) => id);
  }

  const row = (kind: SubmissionKind, id: number) =>
    db
      .selectFrom('submission')
      .selectAll()
      .where('kind', '=', kind)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const key = (kind: SubmissionKind, id: number) =>
    db
      .selectFrom('submission_key')
      .selectAll()
      .where('kind', '=', kind)
      .where('submission_id', '=', id)
      .where('recipient', 'like', 'organisation:%')
      .executeTakeFirstOrThrow();
  const setRow = (kind: SubmissionKind, id: number, values: object) =>
    db.updateTable('submission').set(values).where('kind', '=', kind).where('id', '=', id).execute();
  const setKey = (kind: SubmissionKind, id: number, values: object) =>
    db
      .updateTable('submission_key')
      .set(values)
      .where('kind', '=', kind)
      .where('submission_id', '=', id)
      .where('recipient', 'like', 'organisation:%')
      .execute();

  return { ...site, act, damaged, row, key, setRow, setKey };
}

type Site = Awaited<ReturnType<typeof threeOfEach>>;

function flip(bytes: Uint8Array, at: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}

/** Damages to the second row of a kind, or to its keys. */
const damages: Record<string, (site: Site, kind: SubmissionKind) => Promise<unknown>> = {
  'a bit of its body': async ({ row, setRow }, kind) =>
    setRow(kind, 2, { body: flip((await row(kind, 2)).body, 600) }),
  'a bit of its sealed key': async ({ key, setKey }, kind) =>
    setKey(kind, 2, { sealed_key: flip((await key(kind, 2)).sealed_key, 40) }),
  'the end of its body': async ({ row, setRow }, kind) =>
    setRow(kind, 2, { body: (await row(kind, 2)).body.slice(0, 20) }),
  'its whole body': ({ setRow }, kind) => setRow(kind, 2, { body: Buffer.alloc(0) }),
  'its whole sealed key': ({ setKey }, kind) => setKey(kind, 2, { sealed_key: Buffer.alloc(0) }),
  'the row of its key': ({ db }, kind) =>
    db.deleteFrom('submission_key').where('kind', '=', kind).where('submission_id', '=', 2).execute(),
  'the name of its key': ({ setKey }, kind) => setKey(kind, 2, { recipient: 'organisation:another' }),
  'the id of its envelope': ({ setRow }, kind) => setRow(kind, 2, { key_id: 'another' }),
  'its day, and its body': ({ setRow }, kind) =>
    setRow(kind, 2, { day: '2026-1x-99', body: Buffer.alloc(0) }),
};

describeOnBothEngines('a damaged message', (open) => {
  test.each(Object.keys(damages))('is shown as damaged, beside the others: %s', async (name) => {
    const site = await threeOfEach(await open());
    for (const kind of kinds) {
      expect(await site.damaged(kind)).toEqual([]);
      await damages[name]?.(site, kind);
      expect(await site.damaged(kind)).toEqual([2]);
      expect(await site.act(kind, 2, 'soft-delete')).toBe(200);
      expect(await site.damaged(kind)).toEqual([2]);
      expect(await site.act(kind, 2, 'hard-delete')).toBe(200);
      expect(await site.damaged(kind)).toEqual([]);
      expect(await site.stored(kind)).toBe(2);
    }
  });

  test('is also one swapped with another row, in part or completely', async () => {
    const { row, key, setRow, setKey, damaged } = await threeOfEach(await open());
    const [one, two] = [await row('contact', 1), await row('contact', 2)];
    const [keyOfOne, keyOfTwo] = [await key('contact', 1), await key('contact', 2)];
    const put = async (id: number, from: typeof one, keyFrom: typeof keyOfOne) => {
      await setRow('contact', id, { body: from.body, key_id: from.key_id });
      await setKey('contact', id, { sealed_key: keyFrom.sealed_key });
    };
    // No two rows have one key id
    const free = () => setRow('contact', 2, { key_id: 'elsewhere' });
    await setRow('contact', 1, { body: two.body });
    await setRow('contact', 2, { body: one.body });
    expect(await damaged('contact')).toEqual([2, 1]);
    for (const [first, second] of [
      [keyOfOne, keyOfTwo],
      [keyOfTwo, keyOfOne],
    ] as const) {
      await free();
      await put(1, two, first);
      await put(2, one, second);
      expect(await damaged('contact')).toEqual([2, 1]);
    }
    // Back where it belongs, it opens again
    await free();
    await put(1, one, keyOfOne);
    expect(await damaged('contact')).toEqual([2]);
    // Among the reports, whole as it is
    await setRow('contact', 1, { key_id: 'elsewhere too' });
    await setRow('report', 1, { body: one.body, key_id: one.key_id });
    await setKey('report', 1, { sealed_key: keyOfOne.sealed_key });
    expect(await damaged('report')).toEqual([1]);
  });
});

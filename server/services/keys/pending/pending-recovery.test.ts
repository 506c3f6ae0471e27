import { expect, test } from 'vitest';
import { grantMac } from '#shared/channel/grant.ts';
import { describeOnBothEngines, sqliteDatabase, type TestDatabase } from '#tests/databases/databases.ts';
import { recoveryWords } from '#tests/keys/recovery-words.ts';
import { type Caller, keySite, one, read, two } from '#tests/sites/key-site.ts';
import { recoveryKeyPair } from '../../../crypto/sealing/recovery-words.ts';
import { createKeyPair } from '../../../crypto/sealing/x25519.ts';

const hour = 60 * 60 * 1000;
const [first, second] = recoveryWords;

/** A site with the recovery words of its setup, and a holder who requests others in their place. */
async function renewing(database: TestDatabase) {
  const site = await keySite(database);
  const holder = await site.begin();
  const other = await site.joinHolder(two, holder);
  const set = await holder.post('keys/recovery', { public_key: first.publicKey });
  await site.receive('hello');
  const requested = await holder.post('keys/recovery', { public_key: second.publicKey });
  const { keyring } = site.services;
  /** Number of the organisation's keys that these words open. */
  const opens = async ({ words }: { words: string }) =>
    (await keyring.openByRecovery(recoveryKeyPair(words)?.privateKey ?? '')).size;
  const pending = async (by: Caller) => (await by.get('keys')).json().pending;
  return { ...site, holder, other, set, requested, opens, pending };
}

describeOnBothEngines('new recovery words', (open) => {
  test('take the place of others three days later, which every holder sees meanwhile', async () => {
    const site = await renewing(await open());
    const { set, requested, opens, other, pending, clock, signIn, services } = site;
    expect([set.json().message, requested.json().message]).toEqual([
      'The recovery words are in force from now on.',
      'Anybody who holds the key can take the new words into use 72 hours from now or later. Until then the old ones hold.',
    ]);
    expect(requested.json().effective_at).toBe(new Date(clock.at + 72 * hour).toISOString());
    expect([await opens(first), await opens(second)]).toEqual([1, 0]);
    expect(await pending(other)).toMatchObject([
      { kind: 'recovery', requested_by: one.email, value: expect.stringMatching(/^[0-9A-F]{4} /) },
    ]);
    clock.at += 72 * hour - 1;
    const early = await signIn(two);
    expect([await opens(first), await opens(second)]).toEqual([1, 0]);
    // Meanwhile the organisation key may have been replaced, and the earlier one deleted
    await early.post('keys/rotate');
    await services.resealing.done();
    await services.resealing.removeUnused();
    clock.at += 1;
    const late = await signIn(two);
    expect([await opens(first), (await opens(second)) > 0]).toEqual([0, true]);
    expect([await pending(late), await read(late)]).toEqual([[], ['hello']]);
    const trail = (await late.get('audit')).json().map(({ action }: { action: string }) => action);
    expect(trail.filter((action: string) => action.startsWith('keys.recovery'))).toEqual([
      'keys.recoveryMade',
      'keys.recoveryAsked',
      'keys.recoveryMade',
    ]);
  });

  test('wait for a second administrator as well, with four eyes', async () => {
    const { holder, opens, clock, signIn } = await renewing(await open());
    const settings = await holder.post('site-settings/fourEyes', { value: { mode: 'on' } });
    expect(settings.statusCode).toBe(200);
    clock.at += 72 * hour;
    const by = await signIn(one);
    const apply = () => by.post('keys/recovery/apply');
    const waiting = await apply();
    expect([waiting.statusCode, await opens(first), await opens(second)]).toEqual([202, 1, 0]);
    const { id } = waiting.json().approval;
    expect((await (await signIn(two)).post(`approvals/${id}/approve`)).statusCode).toBe(200);
    const applied = await apply();
    expect([applied.statusCode, await opens(first), (await opens(second)) > 0]).toEqual([200, 0, true]);
  });

  test('wait as well where a holder left the earlier ones out of a new key, with four eyes', async () => {
    const { other, seen, opens, pending, clock, signIn, accept } = await renewing(await open());
    expect((await other.remove('pending-changes/recovery')).statusCode).toBe(200);
    clock.at += 72 * hour;
    const by = await signIn(one);
    expect((await by.post('site-settings/fourEyes', { value: { mode: 'on' } })).statusCode).toBe(200);
    // A reset password makes a new key due, whose recipients a holder confirms
    const { id } = await seen(two.email, by);
    const { token } = (await by.post(`administrators/${id}/reset`)).json();
    expect((await accept(token, 'another password of two')).statusCode).toBe(200);
    const again = await signIn(one);
    expect((await again.get('keys')).json().toConfirm).toMatchObject([{ email: null }]);
    expect((await again.post('keys/confirm', { recipients: [] })).statusCode).toBe(200);
    const fresh = await signIn(one);
    const requested = await fresh.post('keys/recovery', { public_key: second.publicKey });
    expect(requested.json().message).toBe(
      'With four eyes a second administrator approves the words, 72 hours from now or later. Until then there are none.',
    );
    expect([await opens(second), (await pending(fresh)).length]).toEqual([0, 1]);
    clock.at += 72 * hour;
    expect((await (await signIn(one)).post('keys/recovery/apply')).statusCode).toBe(202);
    expect(await opens(second)).toBe(0);
  });

  test('are cancelled by any holder, and the old ones stay', async () => {
    const { other, opens, clock, signIn } = await renewing(await open());
    expect((await other.remove('pending-changes/recovery')).statusCode).toBe(200);
    clock.at += 96 * hour;
    await signIn(one);
    expect([await opens(first), await opens(second)]).toEqual([1, 0]);
  });
});

describeOnBothEngines('a holder who is removed', (open) => {
  test('leaves no words that wait', async () => {
    const { holder, other, opens, pending, seen, clock, signIn } = await renewing(await open());
    const { id } = await seen(two.email, holder);
    expect((await other.post('keys/recovery', { public_key: second.publicKey })).statusCode).toBe(200);
    expect((await holder.remove(`administrators/${id}`)).statusCode).toBe(200);
    expect(await pending(await signIn(one))).toEqual([]);
    clock.at += 96 * hour;
    await signIn(one);
    expect([(await opens(first)) > 0, await opens(second)]).toEqual([true, 0]);
  });
});

test('a writer to the database can neither add recovery words nor bring their date forward', async () => {
  const { opens, clock, signIn, services, db } = await renewing(await sqliteDatabase());
  const row = await db.selectFrom('pending_change').selectAll().executeTakeFirstOrThrow();
  const past = new Date(clock.at - hour).toISOString();
  const stranger = createKeyPair();
  const value = JSON.stringify({ ...JSON.parse(row.value), public_key: stranger.publicKey });
  for (const forged of [{ effective_at: past }, { value, effective_at: past }, { value }]) {
    await db
      .updateTable('pending_change')
      .set({ ...row, ...forged })
      .execute();
    await signIn(one);
    expect([await opens(first), await opens(second)]).toEqual([1, 0]);
  }
  // A replaced key does not help either: it may be known to others
  const [before] = await services.keyring.openByRecovery(recoveryKeyPair(first.words)?.privateKey ?? '');
  const [key_id = '', privateKey = ''] = before ?? [];
  await (await signIn(one)).post('keys/rotate');
  const words = { name: `recovery from ${past}`, publicKey: stranger.publicKey };
  const mac = await grantMac(key_id, privateKey, words);
  const planted = JSON.stringify({ public_key: stranger.publicKey, key_id, mac });
  await db.updateTable('pending_change').set({ value: planted, effective_at: past }).execute();
  await (await signIn(one)).post('keys/rotate');
  await signIn(one);

  clock.at += 72 * hour;
  await signIn(one);
  expect(await db.selectFrom('recovery_key').select('public_key').execute()).toEqual([
    { public_key: first.publicKey },
  ]);
});

import crypto from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { sealPrivateKey } from '#shared/accounts/passwords/private-key.ts';
import { everyRole } from '#shared/accounts/roles.ts';
import { describeOnBothEngines, type TestDatabase } from '#tests/databases/databases.ts';
import { draft, lightCost } from '#tests/sites/test-app.ts';
import { createServices } from '../../composition.ts';
import { keyPairOf } from '../../crypto/sealing/x25519.ts';

const email = 'editor@example.org';
const password = 'a long password';
const address = '192.0.2.1';

function site({ db, dataDir }: TestDatabase, more: { passwordCost?: typeof lightCost } = {}) {
  return createServices({ db, dataDir, publicUrl: 'http://localhost', passwordCost: lightCost, ...more });
}

describeOnBothEngines('administrators', (open) => {
  test('are known by their address, however it is written, and their password', async () => {
    const { administrators } = site(await open());
    await administrators.add(' Editor@Example.org', password);
    expect(await administrators.list()).toEqual([
      {
        id: expect.any(String),
        email,
        publicKey: expect.stringMatching(/^[\w-]{43}$/),
        fingerprint: expect.stringMatching(/^[0-9A-F]{4}( [0-9A-F]{4}){7}$/),
        created_at: expect.any(String),
        signed_in_on: null,
        ...everyRole,
      },
    ]);
    expect(await administrators.check('EDITOR@example.org ', password)).toBeTruthy();
    expect(await administrators.check(email, 'another long password')).toBeUndefined();
    expect(await administrators.check('nobody@example.org', password)).toBeUndefined();
  });

  test('have a password whose letters may come composed or not', async () => {
    const { administrators } = site(await open());
    await administrators.add(email, 'مدرسة é ۱۲۳');
    expect(await administrators.check(email, 'مدرسة é ۱۲۳'.normalize('NFD'))).toBeTruthy();
  });

  test('have no password that would be tried first, wherever it comes from', async () => {
    const { administrators, settings } = site(await open());
    const { identity } = await settings.all();
    await settings.save('identity', { ...identity, name: { ar: 'مديرية الآثار', en: 'Antiquities Office' } });
    await administrators.add(email, password);
    const refused = { code: 'invalid', details: { fields: { password: ['password.guessable'] } } };
    const tried = 'Antiquities#2026';
    await expect(administrators.add('other@example.org', tried)).rejects.toMatchObject(refused);
    await expect(administrators.changePassword(email, password, 'Editor.Office.1987')).rejects.toMatchObject(
      refused,
    );
    await expect(administrators.resetPassword(email, tried, { opened: true })).rejects.toMatchObject(refused);
    expect(await administrators.check(email, password)).toBeTruthy();
  });

  test('are there once for an address', async () => {
    const { administrators } = site(await open());
    await administrators.add(email, password);
    await expect(administrators.add(email, 'b')).rejects.toMatchObject({ key: 'administrator.exists' });
    expect(await administrators.check(email, password)).toBeTruthy();
  });

  test('keep their key pair when the cost of passwords changes, which a sign-in brings up to date', async () => {
    const database = await open();
    const rows = () => database.db.selectFrom('administrator').selectAll().execute();
    await site(database).administrators.add(email, password);
    const [before] = await rows();
    const dearer = site(database, { passwordCost: { ...lightCost, passes: 2 } });
    expect(await dearer.administrators.check(email, 'a wrong one')).toBeUndefined();
    expect(await rows()).toEqual([before]);
    await dearer.sessions.signIn({ email, password, address });
    const [after] = await rows();
    expect(JSON.parse(after?.password_cost ?? '')).toEqual({ ...lightCost, passes: 2, scheme: 2 });
    expect(after).toMatchObject({ id: before?.id, public_key: before?.public_key });
    expect(after?.salt).not.toBe(before?.salt);
    expect(await dearer.administrators.check(email, password)).toBeTruthy();
  });

  test('whose password was stored before browsers ran it are asked for it once more', async () => {
    const database = await open();
    const { administrators, sessions } = site(database);
    await administrators.add(email, password);
    const { privateKey, id } = (await administrators.check(email, password))!;
    const salt = Buffer.alloc(16, 7);
    const run = crypto.argon2Sync('argon2id', {
      message: password,
      nonce: salt,
      tagLength: 64,
      ...lightCost,
      secret: Buffer.from(await readFile(join(database.dataDir, 'keys/pepper'), 'utf8'), 'base64url'),
    });
    const part = (purpose: string) => Buffer.from(crypto.hkdfSync('sha256', run, '', purpose, 32));
    const before = {
      salt: salt.toString('base64url'),
      password_cost: JSON.stringify(lightCost),
      verifier_hash: crypto.createHash('sha256').update(part('diwan verifier 1')).digest('base64url'),
      sealed_private_key: await sealPrivateKey(privateKey, part('diwan wrapping key 1'), id),
    };
    await database.db.updateTable('administrator').set(before).execute();
    expect(await administrators.passwordParameters(email)).toMatchObject({ salt: null, cost: lightCost });
    await sessions.signIn({ email, password, address });
    const { salt: own } = await administrators.passwordParameters(email);
    expect(own).toMatch(/^[\w-]{22}$/);
    expect((await administrators.check(email, password))?.privateKey).toBe(privateKey);
  });

  test('get a new key pair with a new password, and are signed out', async () => {
    const database = await open();
    const { administrators, sessions } = site(database);
    await administrators.add('holder@example.org', password);
    await administrators.add(email, password);
    const { token } = await sessions.signIn({ email, password, address });
    const before = await administrators.find(email);
    const renewed = await administrators.resetPassword(email, 'another long password');
    const after = await administrators.find(email);
    expect(after?.public_key).not.toBe(before?.public_key);
    expect(renewed).toMatchObject({ id: before?.id, email, publicKey: after?.public_key });
    expect(await sessions.verify(token)).toBeUndefined();
    expect(await administrators.check(email, password)).toBeUndefined();
    expect(await administrators.check(email, 'another long password')).toBeTruthy();
    await expect(administrators.resetPassword('a@b', 'x')).rejects.toMatchObject({ code: 'not-found' });
  });

  test('are removed with their sessions, but for the last one', async () => {
    const { administrators, sessions } = site(await open());
    await administrators.add('other@example.org', password);
    const last = administrators.remove('other@example.org');
    await expect(last).rejects.toMatchObject({ key: 'administrator.last' });
    await administrators.add(email, password);
    const { token } = await sessions.signIn({ email, password, address });
    await administrators.remove(email);
    expect(await sessions.verify(token)).toBeUndefined();
    expect(await administrators.list()).toMatchObject([{ email: 'other@example.org' }]);
    await expect(administrators.remove(email)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('leave no preview: their own end with a password, and the links that they made with the account', async () => {
    const database = await open();
    const { administrators, previews, publishing } = site(database);
    await administrators.add('other@example.org', password);
    await administrators.add(email, password);
    const { id = '' } = (await administrators.find(email)) ?? {};
    const maker = { id, email };
    await publishing.create('articles', draft('An item'), { author: email, publish: false });
    await previews.make([{ section: 'articles', id: 1 }], 7, maker);
    await previews.make([{ section: 'articles', id: 1 }], 7, { ...maker, id: 'another' });
    await previews.makeFrame({ section: 'articles', id: 1 }, maker);
    const kinds = async () => {
      const rows = await database.db.selectFrom('preview').select('kind').orderBy('kind').execute();
      return rows.map(({ kind }) => kind);
    };
    expect(await kinds()).toEqual(['frame', 'link', 'link']);
    await administrators.changePassword(email, password, 'another long password');
    expect(await kinds()).toEqual(['link', 'link']);
    await administrators.remove(email);
    expect(await kinds()).toEqual(['link']);
  });

  test('nothing begins for a password that is changed while it is being checked', async () => {
    const database = await open();
    const { administrators, sessions } = site(database);
    await administrators.add(email, password);
    const run = crypto.argon2;
    vi.spyOn(crypto, 'argon2').mockImplementation((...call) => {
      const change = database.db.updateTable('administrator').set({ verifier_hash: 'another' });
      void change.execute().then(() => run(...call));
    });
    await expect(sessions.signIn({ email, password, address })).rejects.toMatchObject({
      code: 'unauthorised',
    });
    expect(await database.db.selectFrom('session').selectAll().execute()).toEqual([]);
  });

  test('have one password and the key pair to it, even after two concurrent changes', async () => {
    const database = await open();
    const { administrators } = site(database);
    await administrators.add(email, password);
    const run = crypto.argon2;
    vi.spyOn(crypto, 'argon2').mockImplementationOnce((...call) => {
      const meanwhile = site(database).administrators;
      void meanwhile.resetPassword(email, 'given by another', { opened: true }).then(() => run(...call));
    });
    const changing = administrators.changePassword(email, password, 'chosen by oneself');
    await expect(changing).rejects.toMatchObject({ key: 'account.wrongPassword' });
    expect(await administrators.check(email, 'chosen by oneself')).toBeUndefined();
    const { privateKey = '' } = (await administrators.check(email, 'given by another')) ?? {};
    expect(keyPairOf(privateKey).publicKey).toBe((await administrators.find(email))?.public_key);
  });

  test('expired sessions are deleted', async () => {
    const database = await open();
    let now = Date.UTC(2026, 10, 1);
    const services = createServices({
      ...database,
      publicUrl: 'http://localhost',
      passwordCost: lightCost,
      now: () => now,
    });
    await services.administrators.add(email, password);
    await services.sessions.signIn({ email, password, address });
    now += 20 * 60_000;
    await services.sessions.signIn({ email, password, address });
    now += 20 * 60_000;
    await services.cleanUp();
    expect(await database.db.selectFrom('session').selectAll().execute()).toHaveLength(1);
  });

  test('the key file is made once, for its owner alone, and needed from then on', async () => {
    const database = await open();
    const file = join(database.dataDir, 'keys', 'pepper');
    await site(database).openKeys();
    const made = await readFile(file, 'utf8');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(join(database.dataDir, 'keys'))).mode & 0o777).toBe(0o700);
    await site(database).administrators.add(email, password);
    await site(database).openKeys();
    expect(await readFile(file, 'utf8')).toBe(made);

    await rm(file);
    await expect(site(database).openKeys()).rejects.toThrow(/^The key file .*pepper is missing/);
    await writeFile(file, 'half');
    await expect(site(database).openKeys()).rejects.toThrow(/^The key file .*pepper is damaged/);
    await writeFile(file, Buffer.alloc(32, 7).toString('base64url'));
    await expect(site(database).openKeys()).rejects.toThrow(/^The key file .*pepper is not the one of this/);
    await writeFile(file, made);
    expect(await site(database).administrators.check(email, password)).toBeTruthy();
  });
});

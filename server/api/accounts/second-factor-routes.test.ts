import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { rowsOf, searchFor } from '#tests/databases/search-for.ts';
import { codeOf, factorSite } from '#tests/sites/factor-site.ts';
import { one, read, two } from '#tests/sites/key-site.ts';

const minute = 60_000;

describeOnBothEngines('an app that makes codes', (open) => {
  test('counts once a code proves it, and is requested for from the next sign-in on', async () => {
    const site = await factorSite(await open());
    const { first, addTotp, password, secondStep, sessionOf, clock } = site;
    await site.receive('hello');
    const { secret, uri } = (await first.post('second-factors/totp', { current: one.password })).json();
    expect(uri).toContain(`otpauth://totp/localhost:one%40example.org?issuer=localhost&secret=${secret}`);
    expect((await first.get('second-factors')).json()).toEqual({
      factors: [],
      recovery_codes: 0,
      required: false,
    });
    expect((await password()).response.statusCode).toBe(200);

    const { added, secret: proved } = await addTotp(first);
    expect(added).toMatchObject({ message: 'The second step was added.' });
    expect(added.session).toBeUndefined();
    expect(new Set(added.recovery_codes).size).toBe(10);
    const { response, pending } = await password();
    expect([response.statusCode, pending?.methods]).toEqual([401, ['totp', 'recovery']]);
    expect(response.json().token).toBeUndefined();
    const done = await secondStep({ code: codeOf(proved, clock.at) });
    expect(done.json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      expires_at: new Date(clock.at + 8 * 60 * minute).toISOString(),
    });
    expect(await read(sessionOf(done))).toEqual(['hello']);
    const { factors, recovery_codes } = (await first.get('second-factors')).json();
    expect([factors, recovery_codes]).toMatchObject([
      [{ kind: 'totp', name: 'My telephone', used_at: new Date(clock.at).toISOString() }],
      10,
    ]);
  });

  test('a code counts once, one step early or late, and in any digits', async () => {
    const { first, addTotp, secondStep, clock } = await factorSite(await open());
    const { secret } = await addTotp(first);
    clock.at += 10 * minute;
    const inArabic = (code: string) => code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    const statuses: number[] = [];
    for (const steps of [-2, 2, -1, -1, 0, 1, 0]) {
      const code = codeOf(secret, clock.at + steps * 30_000);
      statuses.push(
        (await secondStep({ code: inArabic(`${code.slice(0, 3)} ${code.slice(3)}`) })).statusCode,
      );
    }
    // After the next step's code no earlier one counts
    expect(statuses).toEqual([422, 422, 200, 422, 200, 200, 422]);
    const [early, late] = await Promise.all(
      [0, 0].map(() => secondStep({ code: codeOf(secret, clock.at + 2 * 30_000) })),
    );
    expect([early?.statusCode, late?.statusCode]).toEqual([422, 422]);
    clock.at += minute;
    const together = await Promise.all([0, 0].map(() => secondStep({ code: codeOf(secret, clock.at) })));
    expect(together.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test('a sign-in before its second step opens nothing, expires after five minutes and works once', async () => {
    const { first, addTotp, password, callerWith, clock } = await factorSite(await open());
    const { secret } = await addTotp(first);
    const waiting = async () => callerWith((await password()).pending?.token ?? '');
    const early = await waiting();
    for (const path of ['contacts', 'keys', 'session', 'second-factors', 'site-settings', 'administrators']) {
      expect((await early.get(path)).statusCode, path).toBe(401);
    }
    expect((await early.post('second-factors/totp')).statusCode).toBe(401);
    expect((await first.get('sessions')).json()).toHaveLength(1);
    clock.at += 5 * minute;
    expect((await early.post('login/second-step', { code: codeOf(secret, clock.at) })).statusCode).toBe(401);

    const late = await waiting();
    const wrong = await late.post('login/second-step', { code: '000000' });
    expect([wrong.statusCode, wrong.json().errors]).toEqual([
      422,
      { code: ['The code is not right, or was used already. Please try again.'] },
    ]);
    const code = codeOf(secret, clock.at);
    expect((await late.post('login/second-step', { code })).statusCode).toBe(200);
    clock.at += 30_000;
    expect((await late.post('login/second-step', { code: codeOf(secret, clock.at) })).statusCode).toBe(401);
    expect((await first.post('login/second-step', { code })).statusCode).toBe(401);
  });

  test('is added, renamed and removed by its owner’s password, and other sessions end', async () => {
    const { first, addTotp, signIn, join, password, clock, callerWith } = await factorSite(await open());
    const elsewhere = await signIn(one);
    const other = await join(two, first);
    const unsure = await first.post('second-factors/totp', { current: 'not the password' });
    expect([unsure.statusCode, unsure.json().errors]).toEqual([
      422,
      { current: ['The present password is not right.'] },
    ]);
    const none = await first.post('second-factors/totp/confirm', { name: 'x', code: '000000' });
    expect([none.statusCode, none.json().message]).toEqual([409, 'That took too long. Please begin again.']);
    const { secret } = await addTotp(first);
    expect((await elsewhere.get('session')).statusCode).toBe(401);
    expect((await other.get('session')).statusCode).toBe(200);
    const [factor] = (await first.get('second-factors')).json().factors;
    const path = `second-factors/${factor.id}`;
    for (const name of ['', ' ', 'x'.repeat(61)]) {
      expect((await first.post(path, { name })).statusCode).toBe(422);
    }
    expect((await other.post(path, { name: 'Mine' })).statusCode).toBe(404);
    expect((await other.post(`${path}/remove`, { current: two.password })).statusCode).toBe(404);
    expect((await first.post(path, { name: ' هاتفي ' })).json().message).toBe('The name was changed.');
    expect((await first.get('second-factors')).json().factors[0].name).toBe('هاتفي');
    // The password alone, in an open session, takes no factor away and adds none
    const bare = [`${path}/remove`, 'second-factors/recovery-codes', 'second-factors/totp'];
    const { post } = callerWith(first.token);
    for (const call of bare) expect((await post(call, { current: one.password })).statusCode).toBe(403);
    const proof = { current: one.password, code: codeOf(secret, clock.at) };
    expect((await first.post(`${path}/remove`, { ...proof, current: two.password })).statusCode).toBe(422);
    expect((await first.post(`${path}/remove`, proof)).statusCode).toBe(200);
    expect((await first.get('second-factors')).json()).toMatchObject({ factors: [], recovery_codes: 0 });
    expect((await password()).response.statusCode).toBe(200);
  });

  test('a stolen database reveals neither its secret nor its codes', async () => {
    const { first, addTotp, db } = await factorSite(await open());
    const { secret: waiting } = (await first.post('second-factors/totp', { current: one.password })).json();
    const rows = await rowsOf(db);
    expect(searchFor([waiting], rows)).toEqual([]);
    const { secret, added } = await addTotp(first);
    const codes = added.recovery_codes ?? [];
    const bare = codes.map((code) => code.replaceAll('-', ''));
    expect(searchFor([secret, 'otpauth', ...codes, ...bare], await rowsOf(db))).toEqual([]);
    expect(searchFor(['My telephone'], await rowsOf(db))).not.toEqual([]);
  });
});

describeOnBothEngines('recovery codes', (open) => {
  test('sign in once each, however they are typed, and new ones void them', async () => {
    const { first, addTotp, secondStep, sessionOf } = await factorSite(await open());
    const none = await first.post('second-factors/recovery-codes', { current: one.password });
    expect(none.statusCode).toBe(409);
    const [code = '', other = '', last = '', third = ''] = (await addTotp(first)).added.recovery_codes ?? [];
    expect(code).toMatch(/^(?:[a-z2-9]{6}-){3}[a-z2-9]{6}$/);
    const used = await secondStep({ code: ` ${code.toUpperCase().replaceAll('-', ' ')}` });
    expect(used.statusCode).toBe(200);
    expect((await secondStep({ code })).statusCode).toBe(422);
    const both = await Promise.all([0, 0].map(() => secondStep({ code: other })));
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const session = sessionOf(used);
    expect((await session.get('second-factors')).json().recovery_codes).toBe(8);
    const proof = { current: one.password, code: third };
    const renewed = await session.post('second-factors/recovery-codes', proof);
    expect([renewed.statusCode, renewed.json().recovery_codes.length]).toEqual([201, 10]);
    expect((await secondStep({ code: last })).statusCode).toBe(422);
    expect((await secondStep({ code: renewed.json().recovery_codes[0] })).statusCode).toBe(200);
  });
});

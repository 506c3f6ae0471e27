import type { Challenge } from 'altcha-lib';
import { describe, expect, test } from 'vitest';
import { solved } from '#tests/requests/solved.ts';
import { openSite, written } from '#tests/requests/submit.ts';
import { createSubmissionLimiter } from './submission-limiter.ts';

type Site = Awaited<ReturnType<typeof openSite>>;

const many = <Item>(count: number, item: (number: number) => Item) =>
  Array.from({ length: count }, (_, number) => item(number));

const inV4 = (number: number) => `198.51.100.${number}`;
const inV6 = (number: number) => `2001:db8:0:${(0x100 + number).toString(16)}::1`;

function limiter({ shared = [] as string[] } = {}) {
  let at = Date.parse('2026-11-22T10:00:00Z');
  const pass = (seconds: number) => void (at += seconds * 1000);
  const made = createSubmissionLimiter({
    sharedNetworks: { networks: shared },
    now: () => at,
    report: () => {},
  });
  return { ...made, pass };
}

/**
 * Sends messages until one has to wait.
 * @returns the number accepted.
 */
function takeAll({ takePlain }: ReturnType<typeof limiter>, address: string): number {
  for (let taken = 0; ; taken += 1) if (takePlain(address) > 0) return taken;
}

describe('a challenge', () => {
  test('gets harder with the load of its address, its network and the site, to a bound', () => {
    const { difficulty } = limiter();
    const last = (count: number, address: (number: number) => string) =>
      many(count, address).map(difficulty).at(-1);
    expect(last(12, () => '198.51.100.1')).toBe(1);
    expect(last(1, () => '198.51.100.1')).toBe(2);
    expect(last(48, () => '198.51.100.1')).toBe(8);
    expect(last(5_000, () => '198.51.100.1')).toBe(8);
    // A neighbour is affected by the network's load too, within the same bound; others by the site's only
    expect(last(1, () => '198.51.100.2')).toBe(8);
    expect(last(1, () => '203.0.113.1')).toBe(2);
  });

  test.each([
    ['addresses of a /24', (number: number) => inV4(number % 200)],
    ['a /56', (number: number) => inV6(number % 200)],
  ])('gets harder for the network, where %s share the asking', (_name, inside) => {
    const { difficulty } = limiter();
    many(60, inside).map(difficulty);
    expect(difficulty(inside(61))).toBe(2);
    expect(difficulty('192.0.2.1')).toBe(1);
  });

  test('is as easy as before once the load is gone', () => {
    const { difficulty, pass } = limiter();
    many(100, () => difficulty('198.51.100.1'));
    pass(6 * 3600);
    expect(difficulty('198.51.100.1')).toBe(1);
  });

  test('takes proportionally more work in a browser', async () => {
    const { request } = await openSite();
    const from = async (count: number) => {
      const requested = many(count, () =>
        request('/api/captcha/challenge', { remoteAddress: '203.0.113.1' }),
      );
      return (await Promise.all(requested)).at(-1)?.json<Challenge>() as Challenge;
    };
    expect(await tries(await from(1))).toBeLessThan(800);
    const hardest = await tries(await from(60));
    expect(hardest).toBeGreaterThanOrEqual(3_200);
    expect(hardest).toBeLessThan(6_400);
  });
});

test('a solved challenge is accepted, however much its address and its network sent', async () => {
  const site = await openSite();
  const proof = await site.solve('report');
  const statuses: number[] = [];
  for (const [number, recaptcha] of (await site.proofs('report', 20)).entries()) {
    statuses.push((await sendFrom(site, inV4(number % 2), recaptcha)).statusCode);
  }
  expect(new Set(statuses.slice(-8))).toEqual(new Set([422]));
  expect((await sendFrom(site, inV4(1), proof)).statusCode).toBe(201);
});

describe('a message with an answered question', () => {
  test.each([
    ['a /24', inV4],
    ['a /56', inV6],
  ])('has to wait for messages of its own address, and not for others of %s', (_name, inside) => {
    const limits = limiter();
    expect(takeAll(limits, inside(1))).toBe(6);
    expect(limits.takePlain(inside(1))).toBeLessThanOrEqual(20);
    expect(limits.takePlain(inside(2))).toBe(0);
    expect(limits.questionWait('192.0.2.1')).toBe(3);
  });

  test('is accepted after the stated wait', () => {
    const limits = limiter();
    takeAll(limits, inV4(1));
    limits.pass(limits.takePlain(inV4(1)));
    expect(limits.takePlain(inV4(1))).toBe(0);
  });

  test('has the longest wait in a crowded network, and is accepted after it', () => {
    const limits = limiter();
    const taken = many(250, inV4).map((address) => takeAll(limits, address));
    expect(taken.reduce((sum, count) => sum + count)).toBeLessThan(600);
    for (const address of [inV4(251), inV4(252), inV4(1)]) {
      expect(limits.questionWait(address)).toBe(20);
      limits.pass(20);
      expect(limits.takePlain(address)).toBe(0);
    }
    expect(limits.questionWait('192.0.2.1')).toBe(3);
  });

  test('from a quiet network has priority once the site is full', () => {
    const limits = limiter();
    for (let wait = 0; wait < 20; wait += 1) {
      limits.pass(20);
      for (let host = 0; host < 200; host += 1) {
        limits.takePlain(inV4(host));
        limits.takePlain(`203.0.113.${host}`);
      }
    }
    expect(limits.takePlain(inV4(250))).toBe(20);
    expect(limits.questionWait('192.0.2.1')).toBe(20);
    expect(limits.takePlain('192.0.2.1')).toBe(0);
  });

  test('from a shared address has the budget of many', () => {
    const limits = limiter({ shared: ['198.51.100.1'] });
    expect(takeAll(limits, '198.51.100.1')).toBe(120);
    expect(limits.takePlain('198.51.100.1')).toBe(1);
    expect(limits.questionWait('198.51.100.1')).toBe(3);
    expect(many(200, () => limits.difficulty('198.51.100.1')).at(-1)).toBe(1);
  });

  test('that has to wait reports the seconds, in the digits of the language, and is accepted then', async () => {
    const site = await openSite();
    const from = '198.51.100.1';
    const proofs = await site.proofs('report', 7);
    const statuses = [];
    for (const proof of proofs.slice(0, 6)) statuses.push((await sendFrom(site, from, proof)).statusCode);
    expect(statuses).toEqual(many(6, () => 201));
    const [last = ''] = proofs.slice(6);
    const refused = await sendFrom(site, from, last);
    expect(refused.statusCode).toBe(422);
    const [, seconds] =
      /What you wrote is still here.* many seconds: (\d+)\.$/.exec(refused.json().message) ?? [];
    expect(refused.json().errors).toEqual({ recaptcha: [refused.json().message] });
    const arabic = await sendFrom(site, from, last, { 'accept-language': 'ar' });
    expect(arabic.json().message).toContain(`الثواني: ${Number(seconds).toLocaleString('ar-EG')}.`);
    expect(await site.stored('report')).toBe(6);
    site.pass(Number(seconds) * 1000);
    expect((await sendFrom(site, from, last)).statusCode).toBe(201);
  });
});

test('refused messages are not counted', async () => {
  const site = await openSite();
  for (let number = 0; number < 20; number += 1) {
    expect((await sendFrom(site, '198.51.100.1', 'any')).statusCode).toBe(422);
  }
  expect((await sendFrom(site, '198.51.100.1', await site.proof('report'))).statusCode).toBe(201);
});

test('LIMITS=off accepts all of them, at the usual difficulty', async () => {
  const site = await openSite({ config: { limits: false } });
  for (const recaptcha of await site.proofs('report', 20)) {
    expect((await sendFrom(site, '192.0.2.1', recaptcha)).statusCode).toBe(201);
  }
  const requested = many(61, () => site.request('/api/captcha/challenge', { remoteAddress: '192.0.2.1' }));
  expect(await tries((await Promise.all(requested)).at(-1)?.json() as Challenge)).toBeLessThan(800);
});

test('memory is bounded for any number of networks', () => {
  const { difficulty, takePlain, size } = limiter();
  for (let number = 0; number < 120_000; number += 1) {
    const address = `2001:db8:${(number >> 8).toString(16)}:${((number & 255) << 8).toString(16)}::1`;
    difficulty(address);
    takePlain(address);
  }
  expect(size()).toBeGreaterThan(3 * 25_000);
  expect(size()).toBeLessThanOrEqual(3 * 50_000);
});

function sendFrom({ send }: Site, remoteAddress: string, recaptcha: string, headers = {}) {
  return send('report', { ...written.report, recaptcha }, { remoteAddress, headers });
}

/** Average number of attempts a browser needs to solve it. */
async function tries(challenge: Challenge): Promise<number> {
  const { solution } = JSON.parse(Buffer.from(await solved(challenge), 'base64').toString());
  return solution.counter;
}

test('an attack makes challenges harder and waits longer for everybody', () => {
  let isGuarded = false;
  const made = createSubmissionLimiter({ isGuarded: () => isGuarded, now: () => 0, report: () => {} });
  const current = () => [made.difficulty('198.51.100.1'), made.questionWait('198.51.100.1')];
  expect(current()).toEqual([1, 3]);
  isGuarded = true;
  expect(current()).toEqual([4, 20]);
});

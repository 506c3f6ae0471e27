import type { Challenge } from 'altcha-lib';
import { expect, test } from 'vitest';
import { solved } from '#tests/solved.ts';
import { openSite, written } from '#tests/submit.ts';

/** Sends a message from each of these addresses; answers the statuses. */
async function sendFrom({ send, answers }: Awaited<ReturnType<typeof openSite>>, addresses: string[]) {
  const proofs = await answers('contact', addresses.length);
  const statuses: number[] = [];
  for (const [index, remoteAddress] of addresses.entries()) {
    const texts = { ...written.contact, recaptcha: proofs[index] };
    statuses.push((await send('contact', texts, { remoteAddress })).statusCode);
  }
  return statuses;
}

const many = <Item>(count: number, item: (number: number) => Item) =>
  Array.from({ length: count }, (_, number) => item(number));

test.each([
  ['198.51.100.x', (number: number) => `198.51.100.${number}`, '198.51.101.1'],
  [
    'a /56',
    (number: number) => `2001:db8:0:${(0x100 + number).toString(16)}::${number}`,
    '2001:db8:0:200::1',
  ],
])(
  'the 121st message of a network (%s) within an hour is refused, and no other network’s',
  async (_name, inside, outside) => {
    const site = await openSite();
    const statuses = await sendFrom(site, [...many(120, inside), outside]);
    expect(new Set(statuses)).toEqual(new Set([201]));
    const texts = { ...written.contact, recaptcha: await site.answer('contact') };
    const refused = await site.send('contact', texts, { remoteAddress: inside(121) });
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      {
        message:
          'Too many messages came from your network. Please try again later: what you wrote is still here.',
      },
    ]);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(3_600);
    expect(await site.stored('contact')).toBe(121);
    // The refusal has not used the proof up
    expect((await site.send('contact', texts, { remoteAddress: outside })).statusCode).toBe(201);
  },
);

test('what is not taken is not counted', async () => {
  const site = await openSite();
  for (let number = 0; number < 130; number += 1) {
    expect((await site.send('contact', { ...written.contact, recaptcha: 'any' })).statusCode).toBe(422);
  }
  const texts = { ...written.contact, recaptcha: await site.answer('contact') };
  expect((await site.send('contact', texts)).statusCode).toBe(201);
});

test('LIMITS=off takes them all, and asks nobody for more', async () => {
  const site = await openSite({ config: { limits: false } });
  expect(
    new Set(
      await sendFrom(
        site,
        many(130, () => '192.0.2.1'),
      ),
    ),
  ).toEqual(new Set([201]));
  expect(await tries(await challenges(site, 301, '192.0.2.1'))).toBeLessThan(800);
});

test('who asks for many challenges gets harder ones', async () => {
  const site = await openSite();
  const inside = '203.0.113.1';
  expect(await tries(await challenges(site, 60, inside))).toBeLessThan(800);
  const harder = await tries(await challenges(site, 1, inside));
  expect(harder).toBeGreaterThanOrEqual(1_200);
  expect(harder).toBeLessThan(2_400);
  await challenges(site, 239, '203.0.113.254');
  expect(await tries(await challenges(site, 1, inside))).toBeGreaterThanOrEqual(3_200);
  expect(await tries(await challenges(site, 1, '203.0.114.1'))).toBeLessThan(800);
});

/** Asks for so many challenges; answers the last. */
async function challenges(
  { ask }: Awaited<ReturnType<typeof openSite>>,
  count: number,
  remoteAddress: string,
) {
  const answers = await Promise.all(many(count, () => ask('/api/captcha/challenge', { remoteAddress })));
  return answers.at(-1)?.json<Challenge>() as Challenge;
}

/** How often a browser must try to solve it. */
async function tries(challenge: Challenge): Promise<number> {
  const { solution } = JSON.parse(Buffer.from(await solved(challenge), 'base64').toString());
  return solution.counter;
}

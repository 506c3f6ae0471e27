import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Redacted } from '#server/redacted.ts';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { filesBelow, type NamedBytes, rowsOf, searchFor } from '#tests/databases/search-for.ts';
import { type Caller, keySite, one, read, two } from '#tests/sites/key-site.ts';

const minute = 60_000;

/** A client without the header of a browser. */
const unknown = { browser: null, system: null };

/** On PostgreSQL the keys are in a table with it, on SQLite they stay in memory. */
const startSecret = new Redacted('a secret that all instances share');

type Site = Awaited<ReturnType<typeof keySite>>;

const sessionsOf = async (person: Caller): Promise<{ id: string; current: boolean }[]> =>
  (await person.get('sessions')).json();

/** Events that end a session of `two`, while `one` and another session of `two` go on. */
const endings: [string, (site: Site, first: Caller, second: Caller) => Promise<unknown>][] = [
  ['signing out', (_site, _first, second) => second.post('logout')],
  [
    'being ended from another session',
    async (site, _first, second) => {
      const other = await site.signIn(two);
      const ended = (await sessionsOf(second)).find(({ current }) => current);
      return other.remove(`sessions/${ended?.id}`);
    },
  ],
  ['half an hour without use', async (site) => (site.clock.at += 30 * minute)],
  [
    'eight hours',
    async (site, _first, second) => {
      for (let passed = 0; passed < 8 * 60; passed += 20) {
        expect(await read(second), `after ${passed} minutes`).toEqual(['hello']);
        site.clock.at += 20 * minute;
      }
    },
  ],
  [
    'a changed password',
    (_site, _first, second) =>
      second.post('password', { current: two.password, password: 'a newer password' }),
  ],
  [
    'a password that is reset',
    async (site, first) => {
      const { id } = await site.seen(two.email, first);
      const { token } = (await first.post(`administrators/${id}/reset`)).json();
      return site.accept(token, 'a newer password');
    },
  ],
  [
    'a removal',
    async (site, first) => first.remove(`administrators/${(await site.seen(two.email, first)).id}`),
  ],
];

describeOnBothEngines('a session', (open) => {
  test.each(endings)('opens nothing any more after %s', async (_name, end) => {
    const site = await keySite(await open(), undefined, { startSecret });
    const first = await site.begin();
    const second = await site.joinHolder(two, first);
    await site.receive('hello');
    expect(await read(second)).toEqual(['hello']);
    await end(site, first, second);
    for (const path of ['contacts', 'reports', 'keys', 'session', 'sessions', 'inbox', 'administrators']) {
      expect((await second.get(path)).statusCode, path).toBe(401);
    }
    expect((await site.services.sessions.opened(second.token)).size).toBe(0);
    expect(await read(await site.signIn(one))).toEqual(['hello']);
  });

  test('that outlives the process edits, and reads again after a new sign-in', async () => {
    const database = await open();
    const before = await keySite(database);
    const { token } = await before.begin();
    await before.receive('hello');
    const site = await keySite(database, before.clock);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.request('/api/session', { headers })).statusCode).toBe(200);
    expect((await site.request('/api/contacts', { headers })).statusCode).toBe(401);
    expect(await read(await site.signIn(one))).toEqual(['hello']);
  });

  test('leaves neither the key nor the token in any file, row or line', async () => {
    const site = await keySite(await open(), undefined, { startSecret });
    const first = await site.begin();
    await site.receive('hello');
    await first.post('keys/rotate');
    await site.services.resealing.done();
    expect(await read(first)).toEqual(['hello']);
    const keys = [...(await site.services.sessions.opened(first.token)).values()];
    expect(keys).toHaveLength(2);
    const everywhere = async (): Promise<NamedBytes[]> => [
      ...(await filesBelow(site.dataDir)),
      ...(await rowsOf(site.db)),
      { name: 'the log', bytes: Buffer.from(site.log.join('')) },
    ];
    const found = async () => {
      const stored = await everywhere();
      const raw = [...keys, first.token].map((key) => Buffer.from(key, 'base64url'));
      const spelt = raw.flatMap((bytes) => [bytes.toString('hex'), bytes.toString('base64').slice(0, -1)]);
      const inBytes = stored.filter(({ bytes }) => raw.some((each) => bytes.includes(each)));
      return [...inBytes.map(({ name }) => name), ...searchFor([...keys, first.token, ...spelt], stored)];
    };
    expect(await found()).toEqual([]);
    await writeFile(join(site.dataDir, 'keys/planted'), Buffer.from(keys[1] ?? '', 'base64url'));
    expect(await found()).toEqual([join(site.dataDir, 'keys/planted')]);
  });

  test('is listed to its owner alone, who can end it', async () => {
    const site = await keySite(await open());
    const first = await site.begin();
    const second = await site.joinHolder(two, first);
    site.clock.at += 10 * minute;
    const later = await site.signIn(one);
    site.clock.at += 10 * minute;
    const listed = await sessionsOf(first);
    const timestamp = (minutes: number) => new Date(site.clock.at - minutes * minute).toISOString();
    expect(listed).toEqual([
      { id: expect.any(String), created_at: timestamp(20), used_at: timestamp(0), ...unknown, current: true },
      {
        id: expect.any(String),
        created_at: timestamp(10),
        used_at: timestamp(10),
        ...unknown,
        current: false,
      },
    ]);
    const own = (await sessionsOf(second)).find(({ current }) => current);
    const strange = await first.remove(`sessions/${own?.id}`);
    expect(strange.statusCode).toBe(404);
    expect(await read(second)).toEqual([]);

    const other = listed.find(({ current }) => !current);
    expect((await first.remove(`sessions/${other?.id}`)).statusCode).toBe(200);
    expect((await first.remove(`sessions/${other?.id}`)).statusCode).toBe(404);
    expect(await read(later)).toBe(401);
    expect(await sessionsOf(first)).toMatchObject([{ current: true }]);
  });
});

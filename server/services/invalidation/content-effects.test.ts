import { expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { sections } from '#shared/site/sections.ts';
import { temporaryFolder } from '#tests/databases/databases.ts';
import { draft } from '#tests/sites/test-app.ts';
import { createContent } from '../content/content.ts';
import { createManagers } from '../content/managers.ts';
import { createProfile } from '../content/profile.ts';
import { defaultSettings } from '../settings/default-settings.ts';
import { createSettings } from '../settings/settings.ts';
import { contentRules, managersRules, profileRules, settingsRules, tracked } from './content-effects.ts';
import { createChanges, type Tag } from './invalidation.ts';

/** The tracked services on an empty database, and whatever they say is read and written. */
async function services() {
  const database = await connect({ dataDir: await temporaryFolder() });
  await migrate(database.db);
  const changes = createChanges();
  const written: Tag[] = [];
  changes.onWrite((tags) => written.push(...tags));
  const { db } = database;
  return {
    content: tracked(createContent(db), contentRules, changes),
    managers: tracked(createManagers(db), managersRules, changes),
    profile: tracked(createProfile(db), profileRules, changes),
    settings: tracked(createSettings(db), settingsRules, changes),
    changes,
    /** What work reads and writes, and how it failed. */
    during: async (work: () => Promise<unknown>) => {
      written.length = 0;
      const { result: failure, tags } = await changes.collect(() =>
        work().then(
          () => undefined,
          (error: unknown) => error,
        ),
      );
      return { read: [...tags], wrote: [...written], ...(failure !== undefined && { failed: failure }) };
    },
  };
}

type All = Awaited<ReturnType<typeof services>>;

const lists = sections.map(({ key }) => `list/${key}`);
const image = null;
const manager = { name: {}, from: {}, to: {}, image } as never;

/** Every method, how it is called, and what it says. Items and a manager with the number 1 are there. */
const calls: Record<string, [call: (all: All) => Promise<unknown>, says: { read?: Tag[]; wrote?: Tag[] }]> = {
  'content.list': [({ content }) => content.list('tenders', { limit: 3 }), { read: ['list/tenders'] }],
  'content.previews': [({ content }) => content.previews(3, 'ar'), { read: lists }],
  'content.find': [({ content }) => content.find('tenders', 1), { read: ['item/tenders/1'] }],
  'content.all': [({ content }) => content.all(), { read: lists }],
  'content.create': [({ content }) => content.create('tenders', draft('x')), { wrote: ['list/tenders'] }],
  'content.update': [
    ({ content }) => content.update('tenders', 1, { title_en: 'x' }),
    { wrote: ['list/tenders', 'item/tenders/1'] },
  ],
  'content.remove': [
    ({ content }) => content.remove('tenders', 1),
    { wrote: ['list/tenders', 'item/tenders/1'] },
  ],
  'managers.list': [({ managers }) => managers.list(), { read: ['managers'] }],
  'managers.create': [({ managers }) => managers.create(manager), { wrote: ['managers'] }],
  'managers.update': [({ managers }) => managers.update(1, { image }), { wrote: ['managers'] }],
  'managers.remove': [({ managers }) => managers.remove(1), { wrote: ['managers'] }],
  'profile.main': [({ profile }) => profile.main(), { read: ['profile'] }],
  'profile.versionedMain': [({ profile }) => profile.versionedMain(), { read: ['profile'] }],
  'profile.details': [({ profile }) => profile.details(), { read: ['profile'] }],
  'profile.versionedDetails': [({ profile }) => profile.versionedDetails(), { read: ['profile'] }],
  'profile.saveMain': [({ profile }) => profile.saveMain({ image }), { wrote: ['profile'] }],
  'profile.saveDetails': [({ profile }) => profile.saveDetails({}), { wrote: ['profile'] }],
  'profile.removeRecord': [
    ({ profile }) => profile.removeRecord('programs', 'first'),
    { wrote: ['profile'] },
  ],
  'settings.all': [({ settings }) => settings.all(), { read: ['settings'] }],
  'settings.versioned': [({ settings }) => settings.versioned('anthem'), { read: ['settings'] }],
  'settings.versionedAll': [({ settings }) => settings.versionedAll(), { read: ['settings'] }],
  'settings.save': [
    ({ settings }) => settings.save('anthem', defaultSettings.anthem),
    { wrote: ['settings'] },
  ],
  'settings.saveRetention': [
    ({ settings }) => settings.saveRetention(defaultSettings.retention, 'one@example.org'),
    { wrote: ['settings'] },
  ],
  'settings.applyRetention': [({ settings }) => settings.applyRetention(), { wrote: ['settings'] }],
};

test('every method of the four services is in the table', async () => {
  const { content, managers, profile, settings } = await services();
  const methods = Object.entries({ content, managers, profile, settings }).flatMap(([name, service]) =>
    Object.keys(service).map((method) => `${name}.${method}`),
  );
  expect(methods.toSorted()).toEqual(Object.keys(calls).toSorted());
});

test.each(Object.entries(calls))('%s says what it reads and writes', async (_name, [call, says]) => {
  const all = await services();
  await all.content.create('tenders', draft('the first'));
  await all.managers.create(manager);
  await all.profile.saveDetails({ programs: { first: { ar: 'x', en: 'x' } } });
  expect(await all.during(() => call(all))).toEqual({ read: [], wrote: [], ...says });
});

test('a write that is refused says nothing; what was looked for in vain was read', async () => {
  const all = await services();
  const { content } = all;
  const refused = await all.during(() => content.remove('tenders', 7));
  expect(refused).toMatchObject({ wrote: [], failed: { code: 'not-found' } });
  const missing = await all.during(() => content.find('tenders', 7));
  expect(missing).toMatchObject({ read: ['item/tenders/7'], failed: { code: 'not-found' } });
});

test('a write is told once it is stored', async () => {
  const { content, changes } = await services();
  const { id } = await content.create('tenders', draft('the first'));
  const seen: Promise<string>[] = [];
  changes.onWrite(() => seen.push(content.find('tenders', id).then(({ title_en }) => title_en)));
  await content.update('tenders', id, { title_en: 'changed' });
  expect(await Promise.all(seen)).toEqual(['changed']);
});

test('what two read at the same time is told apart', async () => {
  const { content, during } = await services();
  const [tenders, studies] = await Promise.all([
    during(() => content.list('tenders')),
    during(() => content.list('studies')),
  ]);
  expect([tenders?.read, studies?.read]).toEqual([['list/tenders'], ['list/studies']]);
});

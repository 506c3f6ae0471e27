import { expect, test } from 'vitest';
import type { Services } from '#server/composition.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { sections } from '#shared/site/sections.ts';
import { temporaryFolder } from '#tests/databases/databases.ts';
import { draft } from '#tests/sites/test-app.ts';
import { createAudit } from '../audit/audit.ts';
import { contentEffects } from '../content/content.effects.ts';
import { createContent } from '../content/content.ts';
import { managersEffects } from '../content/managers.effects.ts';
import { createManagers } from '../content/managers.ts';
import { profileEffects } from '../content/profile.effects.ts';
import { createProfile } from '../content/profile.ts';
import { createInvalidation } from '../invalidation/invalidation.ts';
import { createLeader } from '../maintenance/leader.ts';
import { defaultSettings } from '../settings/default-settings.ts';
import { settingsEffects } from '../settings/settings.effects.ts';
import { createSettings } from '../settings/settings.ts';
import type { DependencyTag } from './dependency-tags.ts';
import { createWithEffects } from './with-effects.ts';

/** The services of the content on an empty database, and the tags that they read and invalidate. */
async function services() {
  const dataDir = await temporaryFolder();
  const { db } = await connect({ dataDir });
  await migrate(db);
  const invalidation = createInvalidation();
  const written: DependencyTag[] = [];
  invalidation.onInvalidate((tags) => written.push(...tags));
  const report = () => {};
  const audit = createAudit(db, { dataDir, leader: createLeader(db), now: Date.now, report });
  const withEffects = createWithEffects(db, { audit: audit.recorder, invalidation });
  const content = withEffects((unit) => createContent(unit.db), contentEffects);
  const managers = withEffects((unit) => createManagers(unit.db), managersEffects);
  const profile = withEffects((unit) => createProfile(unit.db), profileEffects);
  const settings = withEffects((unit) => createSettings(unit.db), settingsEffects);
  const reading = (dependencies?: Set<DependencyTag>) => {
    const context = { actor: 'system', dependencies } as const;
    return {
      content: content(context),
      managers: managers(context),
      profile: profile(context),
      settings: settings(context),
    };
  };
  return {
    ...reading(),
    invalidation,
    /** Dependencies, invalidations and failure of a call. */
    during: async (call: (all: Content) => Promise<unknown>) => {
      written.length = 0;
      const dependencies = new Set<DependencyTag>();
      const failure = await call(reading(dependencies)).then(
        () => undefined,
        (error: unknown) => error,
      );
      return {
        read: [...dependencies],
        invalidated: [...written],
        ...(failure !== undefined && { failed: failure }),
      };
    },
  };
}

type Content = Pick<Services, 'content' | 'managers' | 'profile' | 'settings'>;

const lists = sections.map(({ key }) => `list/${key}`);
const image = null;
const managerColumns = {
  name_ar: '',
  name_en: '',
  from_ar: '',
  from_en: '',
  to_ar: '',
  to_en: '',
  image,
  created_at: '',
};
const manager = { name: {}, from: {}, to: {}, image } as never;

/** Every method, how it is called, and what it reports. Items and a manager with the number 1 are there. */
const calls: Record<
  string,
  [
    call: (all: Content) => Promise<unknown>,
    reports: { read?: DependencyTag[]; invalidated?: DependencyTag[] },
  ]
> = {
  'content.list': [({ content }) => content.list('tenders', { limit: 3 }), { read: ['list/tenders'] }],
  'content.pinned': [({ content }) => content.pinned('tenders'), { read: ['list/tenders'] }],
  'content.dated': [({ content }) => content.dated('tenders', 'ar', 3), { read: ['list/tenders'] }],
  'content.line': [({ content }) => content.line('tenders', 1), { read: ['list/tenders'] }],
  'content.notices': [({ content }) => content.notices('tenders'), { read: ['list/tenders'] }],
  'content.closedBy': [({ content }) => content.closedBy('tenders', [1]), { read: ['list/tenders'] }],
  'content.years': [({ content }) => content.years('tenders', 'ar'), { read: ['list/tenders'] }],
  'content.previews': [({ content }) => content.previews(3, 'ar'), { read: lists }],
  'content.find': [({ content }) => content.find('tenders', 1), { read: ['item/tenders/1'] }],
  'content.neighbours': [({ content }) => content.neighbours('tenders', 1, 'ar'), { read: ['list/tenders'] }],
  'content.all': [({ content }) => content.all(), { read: lists }],
  'content.create': [
    ({ content }) => content.create('tenders', draft('x')),
    { invalidated: ['list/tenders'] },
  ],
  // The trash, which restores an item, reports it
  'content.putBack': [
    ({ content }) =>
      content.putBack('tenders', { ...draft('x'), id: 9, created_at: '2026-11-20T08:00:00.000Z' }),
    {},
  ],
  'content.update': [
    ({ content }) => content.update('tenders', 1, { title_en: 'x' }),
    { invalidated: ['list/tenders', 'item/tenders/1'] },
  ],
  'content.remove': [
    ({ content }) => content.remove('tenders', 1),
    { invalidated: ['list/tenders', 'item/tenders/1'] },
  ],
  'managers.list': [({ managers }) => managers.list(), { read: ['managers'] }],
  'managers.create': [({ managers }) => managers.create(manager), { invalidated: ['managers'] }],
  'managers.update': [({ managers }) => managers.update(1, { image }), { invalidated: ['managers'] }],
  'managers.remove': [({ managers }) => managers.remove(1), { invalidated: ['managers'] }],
  'managers.restore': [
    async ({ managers }) => {
      const [stored] = await managers.list();
      return managers.restore(1, managerColumns, stored?.updated_at ?? '', { author: '' });
    },
    { read: ['managers'], invalidated: ['managers'] },
  ],
  'profile.main': [({ profile }) => profile.main(), { read: ['profile'] }],
  'profile.versionedMain': [({ profile }) => profile.versionedMain(), { read: ['profile'] }],
  'profile.details': [({ profile }) => profile.details(), { read: ['profile'] }],
  'profile.versionedDetails': [({ profile }) => profile.versionedDetails(), { read: ['profile'] }],
  'profile.saveMain': [({ profile }) => profile.saveMain({ image }), { invalidated: ['profile'] }],
  'profile.saveDetails': [({ profile }) => profile.saveDetails({}), { invalidated: ['profile'] }],
  'profile.removeRecord': [
    ({ profile }) => profile.removeRecord('programs', 'first'),
    { invalidated: ['profile'] },
  ],
  'settings.all': [({ settings }) => settings.all(), { read: ['settings'] }],
  'settings.versioned': [({ settings }) => settings.versioned('anthem'), { read: ['settings'] }],
  'settings.versionedAll': [({ settings }) => settings.versionedAll(), { read: ['settings'] }],
  'settings.save': [
    ({ settings }) => settings.save('anthem', defaultSettings.anthem),
    { invalidated: ['settings'] },
  ],
  'settings.saveRetention': [
    ({ settings }) => settings.saveRetention(defaultSettings.retention, { author: 'one@example.org' }),
    { invalidated: ['settings'] },
  ],
  'settings.applyRetention': [({ settings }) => settings.applyRetention(), { invalidated: ['settings'] }],
};

test('every method of the four services is in the table', async () => {
  const { content, managers, profile, settings } = await services();
  const methods = Object.entries({ content, managers, profile, settings }).flatMap(([name, service]) =>
    Object.keys(service).map((method) => `${name}.${method}`),
  );
  expect(methods.toSorted()).toEqual(Object.keys(calls).toSorted());
});

test.each(Object.entries(calls))('%s reports what it reads and writes', async (_name, [call, text]) => {
  const all = await services();
  await all.content.create('tenders', draft('the first'));
  await all.managers.create(manager);
  await all.profile.saveDetails({ programs: { first: { ar: 'x', en: 'x' } } });
  expect(await all.during(call)).toEqual({ read: [], invalidated: [], ...text });
});

test('a refused write invalidates nothing; a failed read still has its dependency tags', async () => {
  const all = await services();
  const refused = await all.during(({ content }) => content.remove('tenders', 7));
  expect(refused).toMatchObject({ invalidated: [], failed: { code: 'not-found' } });
  const missing = await all.during(({ content }) => content.find('tenders', 7));
  expect(missing).toMatchObject({ read: ['item/tenders/7'], failed: { code: 'not-found' } });
});

test('a write invalidates once it is stored', async () => {
  const { content, invalidation } = await services();
  const { id } = await content.create('tenders', draft('the first'));
  const seen: Promise<string>[] = [];
  invalidation.onInvalidate(() => seen.push(content.find('tenders', id).then(({ title_en }) => title_en)));
  await content.update('tenders', id, { title_en: 'changed' });
  expect(await Promise.all(seen)).toEqual(['changed']);
});

test('concurrent reads collect their dependency tags separately', async () => {
  const { during } = await services();
  const [tenders, studies] = await Promise.all([
    during(({ content }) => content.list('tenders')),
    during(({ content }) => content.list('studies')),
  ]);
  expect([tenders?.read, studies?.read]).toEqual([['list/tenders'], ['list/studies']]);
});

import { expect, test } from 'vitest';
import { defaultSettings } from '../settings/default-settings.ts';
import type { createSettings } from '../settings/settings.ts';
import { cachedSettings } from './cached-settings.ts';
import { createChanges, everything } from './invalidation.ts';

/** Settings whose every read is answered when the test says so, with what it says. */
function settings() {
  const reads: PromiseWithResolvers<typeof defaultSettings>[] = [];
  const changes = createChanges();
  const all = () => {
    const read = Promise.withResolvers<typeof defaultSettings>();
    reads.push(read);
    return read.promise;
  };
  const stored = { all } as ReturnType<typeof createSettings>;
  return { reads, changes, ...cachedSettings(stored, changes) };
}

const named = (en: string) => ({
  ...defaultSettings,
  identity: { ...defaultSettings.identity, name: { ar: '', en } },
});

test('settings are read once, and again once somebody has written them or anything at all', async () => {
  const { all, reads, changes } = settings();
  const first = [all(), all()];
  reads[0]?.resolve(named('one'));
  expect(await Promise.all(first)).toEqual([named('one'), named('one')]);
  void changes.wrote(['list/articles']);
  expect(await all()).toEqual(named('one'));
  expect(reads).toHaveLength(1);
  for (const [index, tag] of ['settings', everything].entries()) {
    void changes.wrote([tag]);
    const next = all();
    reads[index + 1]?.resolve(named(tag));
    expect(await next).toEqual(named(tag));
  }
});

test('what was being read while somebody wrote is not kept, and neither is a failure', async () => {
  const { all, reads, changes } = settings();
  const before = all();
  void changes.wrote(['settings']);
  const after = all();
  reads[1]?.resolve(named('after'));
  reads[0]?.resolve(named('before'));
  await Promise.all([before, after]);
  expect(await all()).toEqual(named('after'));
  void changes.wrote(['settings']);
  const failed = all();
  reads[2]?.reject(new Error('no database'));
  await expect(failed).rejects.toThrow('no database');
  const again = all();
  reads[3]?.resolve(named('again'));
  expect(await again).toEqual(named('again'));
});

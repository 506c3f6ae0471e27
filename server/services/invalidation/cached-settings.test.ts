import { expect, test } from 'vitest';
import { everything } from '../effects/dependency-tags.ts';
import { defaultSettings } from '../settings/default-settings.ts';
import type { createSettings } from '../settings/settings.ts';
import { cachedSettings } from './cached-settings.ts';
import { createInvalidation } from './invalidation.ts';

/** Cached settings whose reads the test resolves. */
function settings() {
  const reads: PromiseWithResolvers<typeof defaultSettings>[] = [];
  const invalidation = createInvalidation();
  const all = () => {
    const read = Promise.withResolvers<typeof defaultSettings>();
    reads.push(read);
    return read.promise;
  };
  const stored = { all } as ReturnType<typeof createSettings>;
  return { reads, invalidation, ...cachedSettings(stored, invalidation) };
}

const named = (en: string) => ({
  ...defaultSettings,
  identity: { ...defaultSettings.identity, name: { ar: '', en } },
});

test('settings are read once, and again after an invalidation of them or of everything', async () => {
  const { all, reads, invalidation } = settings();
  const first = [all(), all()];
  reads[0]?.resolve(named('one'));
  expect(await Promise.all(first)).toEqual([named('one'), named('one')]);
  void invalidation.invalidate(['list/articles']);
  expect(await all()).toEqual(named('one'));
  expect(reads).toHaveLength(1);
  for (const [index, tag] of ['settings', everything].entries()) {
    void invalidation.invalidate([tag]);
    const next = all();
    reads[index + 1]?.resolve(named(tag));
    expect(await next).toEqual(named(tag));
  }
});

test('a read that a write overtook is not cached, and neither is a failure', async () => {
  const { all, reads, invalidation } = settings();
  const before = all();
  void invalidation.invalidate(['settings']);
  const after = all();
  reads[1]?.resolve(named('after'));
  reads[0]?.resolve(named('before'));
  await Promise.all([before, after]);
  expect(await all()).toEqual(named('after'));
  void invalidation.invalidate(['settings']);
  const failed = all();
  reads[2]?.reject(new Error('no database'));
  await expect(failed).rejects.toThrow('no database');
  const again = all();
  reads[3]?.resolve(named('again'));
  expect(await again).toEqual(named('again'));
});

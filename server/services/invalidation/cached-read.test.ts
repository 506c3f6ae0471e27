import { expect, test } from 'vitest';
import { everything } from '../effects/dependency-tags.ts';
import { withCachedRead } from './cached-read.ts';
import { createInvalidation } from './invalidation.ts';

/** A cached read of settings that the test resolves. */
function settings() {
  const reads: PromiseWithResolvers<string>[] = [];
  const invalidation = createInvalidation();
  const read = () => {
    const result = Promise.withResolvers<string>();
    reads.push(result);
    return result.promise;
  };
  const service = withCachedRead({ all: read }, 'all', { tag: 'settings', invalidation });
  return { reads, invalidation, ...service };
}

test('a result is read once, and again after an invalidation of its tag or of everything', async () => {
  const { all, reads, invalidation } = settings();
  const first = [all(), all()];
  reads[0]?.resolve('one');
  expect(await Promise.all(first)).toEqual(['one', 'one']);
  void invalidation.invalidate(['list/articles']);
  expect(await all()).toBe('one');
  expect(reads).toHaveLength(1);
  for (const [index, tag] of ['settings', everything].entries()) {
    void invalidation.invalidate([tag]);
    const next = all();
    reads[index + 1]?.resolve(tag);
    expect(await next).toBe(tag);
  }
});

test('a read that a write overtook is not cached, and neither is a failure', async () => {
  const { all, reads, invalidation } = settings();
  const before = all();
  void invalidation.invalidate(['settings']);
  const after = all();
  reads[1]?.resolve('after');
  reads[0]?.resolve('before');
  await Promise.all([before, after]);
  expect(await all()).toBe('after');
  void invalidation.invalidate(['settings']);
  const failed = all();
  reads[2]?.reject(new Error('no database'));
  await expect(failed).rejects.toThrow('no database');
  const again = all();
  reads[3]?.resolve('again');
  expect(await again).toBe('again');
});

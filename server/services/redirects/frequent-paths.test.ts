import { expect, test } from 'vitest';
import { createFrequentPaths } from './frequent-paths.ts';

test('a flood of paths that are requested once neither fills the memory nor displaces a frequent one', () => {
  const paths = createFrequentPaths(100);
  for (let number = 0; number < 100_000; number += 1) {
    paths.count(`/random-${number}`);
    if (number % 20 === 0) paths.count('/old');
  }
  const counts = paths.take();
  expect(counts.size).toBeLessThanOrEqual(100);
  expect(counts.get('/old')).toBeGreaterThan(3_000);
  expect(counts.get('/old')).toBeLessThanOrEqual(5_000);
});

test('counts that could not be stored are given back', () => {
  const paths = createFrequentPaths(2);
  for (const path of ['/a', '/a', '/b']) paths.count(path);
  const taken = paths.take();
  paths.count('/a');
  paths.giveBack(taken);
  expect(Object.fromEntries(paths.take())).toEqual({ '/a': 3, '/b': 1 });
});

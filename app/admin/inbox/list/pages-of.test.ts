import { expect, test } from 'vitest';
import * as limits from '#shared/limits.ts';
import type { CaseCalls, PageQuery } from '../calls/case-calls.ts';
import { pagesOf } from './pages-of.ts';

const all = Number.POSITIVE_INFINITY;

/** A list with the numbers from `newest` down to 1, which notes what is done to it; a page `failing` does not come. */
function openList({ newest, failing = 0 }: { newest: number; failing?: number }) {
  const done: string[] = [];
  const page = async ({ limit, before = newest + 1 }: PageQuery) => {
    done.push(`fetch ${before}`);
    if (before === failing) throw new Error('The line was lost.');
    const length = Math.min(limit, before - 1);
    const ids = Array.from({ length }, (_, index) => before - 1 - index);
    const open = async () => {
      done.push(`open ${before}`);
      return ids.map((id) => ({ id })) as Awaited<ReturnType<Awaited<ReturnType<CaseCalls['page']>>['open']>>;
    };
    return { ids, total: newest, open };
  };
  return { done, calls: { page } };
}

test('each page is fetched before the one before it is opened, and all rows come once', async () => {
  const { done, calls } = openList({ newest: 2 * limits.maxListLimit + 3 });
  const found: number[] = [];
  let last = false;
  for await (const { rows, ended } of pagesOf(calls, { wanted: all })) {
    found.push(...rows.map(({ id }) => id));
    last = ended;
  }
  expect(found).toEqual(Array.from({ length: 203 }, (_, index) => 203 - index));
  expect(last).toBe(true);
  expect(done).toEqual(['fetch 204', 'fetch 104', 'open 204', 'fetch 4', 'open 104', 'open 4']);
});

test('no more is fetched than is wanted', async () => {
  const { done, calls } = openList({ newest: 300 });
  for await (const { ended } of pagesOf(calls, { before: 251, wanted: 50 })) expect(ended).toBe(false);
  for await (const _ of pagesOf(calls, { wanted: 0 })) throw new Error('No page was wanted.');
  expect(done).toEqual(['fetch 251', 'open 251']);
});

test('a page that does not come fails in its turn, after the rows before it', async () => {
  const { calls } = openList({ newest: 250, failing: 151 });
  const pages = pagesOf(calls, { wanted: all });
  expect((await pages.next()).value?.rows).toHaveLength(limits.maxListLimit);
  await expect(pages.next()).rejects.toThrow('The line was lost.');
});

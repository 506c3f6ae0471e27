import type { Kysely } from 'kysely';
import { keyOf, sourceOf } from '#shared/redirects/redirect-path.ts';
import { unitOf } from '../db/in-transaction.ts';
import type { Schema } from '../db/schema.ts';
import { redirectRows } from '../services/redirects/redirect-rows.ts';
import { createRedirects } from '../services/redirects/redirects.ts';
import type { Step } from './plan.ts';
import { Refused } from './refused.ts';

/** Stands for this site: the paths are its own. */
const anySite = 'http://site.invalid';

/** Prefix of a redirect's name. */
export const redirectList = 'redirects/';

/**
 * Stores the steps that are redirects: together, since each is checked against all others.
 * @returns their versions, by name.
 * @throws Refused where one does not go together with those of this site.
 */
export async function writeRedirects(
  transaction: Kysely<Schema>,
  steps: Step[],
  timestamp: string,
): Promise<[name: string, version: string][]> {
  const own = steps.filter(({ name, does }) => name.startsWith(redirectList) && does !== 'note');
  if (own.length === 0) return [];
  const given = own.map((step) =>
    step.does !== 'remove' && step.entry.kind === 'redirect'
      ? step.entry.value
      : { from: step.name.slice(redirectList.length), to: null },
  );
  const service = createRedirects(unitOf(transaction), {
    publicUrl: anySite,
    now: () => Date.parse(timestamp),
  });
  const { refused } = await service.save(
    given,
    { author: '', origin: 'import' },
    { complete: true, taken: true },
  );
  const [first] = refused;
  if (first) {
    const { name = '' } = own[first.index] ?? {};
    throw new Refused(
      `${name} does not go together with the redirects of this site (${first.problem}): nothing was stored.`,
    );
  }
  return own.map(({ name }) => [name, timestamp]);
}

/** Redirects the paths that files had on the other site, where nobody redirected them here: one that cannot be is left out. */
export async function redirectFiles(
  transaction: Kysely<Schema>,
  moved: ReadonlyMap<string, string>,
): Promise<void> {
  if (moved.size === 0) return;
  const known = new Set<string>();
  for await (const { path } of redirectRows(transaction)) known.add(path);
  const given = [...moved].flatMap(([from, to]) => {
    const source = sourceOf(from);
    return source && !known.has(keyOf(source)) && from !== to ? [{ from, to }] : [];
  });
  const service = createRedirects(unitOf(transaction), { publicUrl: anySite, now: Date.now });
  await service.save(given, { author: '', origin: 'import' }, { complete: false, taken: true });
}

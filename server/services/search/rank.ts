import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Language } from '#shared/languages.ts';
import { coreOf, type Query } from '#shared/search/query.ts';
import {
  type Condition,
  type Level,
  type Reached,
  stepsOf,
  termCondition,
  widest,
} from '../search-index/condition.ts';
import { documentOf } from '../search-index/document-id.ts';
import { countDocuments } from './count-documents.ts';
import { findInSteps, findParts } from './find-documents.ts';
import type { Scope } from './scope.ts';

/** The condition of all that a query finds. */
export function anyOf(query: Query) {
  const core = coreOf(query);
  return widest(core, 'any') ?? widest(core, 'all');
}

/** Numbers of documents that have all words of a query, all but the common ones, all of these but one, any of them. */
export type Totals = Record<Level | 'core', number>;

/** A part of a found document; `some` where it lacks a word of the query. */
export type RankedPart = { id: number; some: boolean };

/** @param any of them where they are counted: those with any word, or the phrases of a query that has no other words. */
export async function totalsOf(
  db: Kysely<Schema>,
  scope: Scope,
  query: Query,
  any?: number,
): Promise<Totals> {
  // Parts of a reference that stand apart are some of the words
  const isSimple = query.terms.every(({ parts }) => parts.length === 0);
  const core = coreOf(query);
  const wanted: Partial<Record<keyof Totals, Condition | undefined>> = {
    ...(any === undefined && { any: anyOf(query) }),
    ...(!(isSimple && core.terms.length < 2) && { core: widest(core, 'all') }),
    ...(core !== query && { all: widest(query, 'all') }),
    ...(!(isSimple && core.terms.length < 3) && { 'all but one': widest(core, 'all but one') }),
  };
  const counted = Object.entries(wanted).filter(([, condition]) => condition !== undefined);
  const numbers =
    any === 0
      ? []
      : await countDocuments(
          db,
          scope,
          counted.map(([, condition]) => condition!),
        );
  const count = (level: keyof Totals, otherwise = 0) =>
    level in wanted ? (numbers[counted.findIndex(([name]) => name === level)] ?? 0) : otherwise;
  const some = count('any', any);
  const ofCore = count('core', some);
  return {
    all: count('all', ofCore),
    core: ofCore,
    'all but one': 'all but one' in wanted ? Math.max(ofCore, count('all but one')) : some,
    any: some,
  };
}

/**
 * The first documents in the order of the ranking table: its steps one after the other, until there are enough. Within a step
 * the newest is first.
 */
export async function ranked(
  db: Kysely<Schema>,
  scope: Scope,
  query: Query,
  { totals, limit }: { totals: Totals; limit: number },
): Promise<RankedPart[]> {
  const found = new Map<number, RankedPart>();
  const core = coreOf(query);
  const levels: readonly [keyof Totals, () => Reached[] | Promise<Reached[]>][] = [
    ['all', () => stepsOf(query, 'all')],
    ['core', () => (core === query ? [] : stepsOf(core, 'all'))],
    ['all but one', () => stepsOf(core, 'all but one')],
    ['any', () => stepsOfSome(db, scope.language, core)],
  ];
  for (const [level, steps] of levels) {
    if (found.size >= totals[level]) continue;
    const ids = await findInSteps(db, scope, await steps(), Math.min(limit, totals[level]));
    for (const id of ids)
      if (!found.has(documentOf(id))) found.set(documentOf(id), { id, some: level !== 'all' });
    if (found.size >= limit) break;
  }
  return [...found.values()].slice(0, limit);
}

/** Texts with any word, before them those with all words that any text has, or all but one: many words of a question are in none. */
async function stepsOfSome(db: Kysely<Schema>, language: Language, query: Query): Promise<Reached[]> {
  const steps = stepsOf(query, 'any');
  if (query.terms.length < 3) return steps;
  const scope: Scope = { language, excluded: undefined, at: '' };
  const totals = await countDocuments(db, scope, query.terms.map(termCondition));
  const terms = query.terms.filter((_, at) => (totals[at] ?? 0) > 0);
  const known = { ...query, terms };
  const isLess = terms.length > 1 && terms.length < query.terms.length;
  return isLess ? [...stepsOf(known, 'all'), ...stepsOf(known, 'all but one'), ...steps] : steps;
}

/** The same by date: the newest first, whatever it has of the query. */
export async function newestFound(
  db: Kysely<Schema>,
  scope: Scope,
  query: Query,
  limit: number,
): Promise<RankedPart[]> {
  const condition = anyOf(query);
  if (!condition) return [];
  const ids = await findParts(db, scope, { condition, reach: 'files' }, limit);
  const complete = widest(query, 'all');
  const all = complete ? await findParts(db, scope, { condition: complete, reach: 'files' }, limit) : [];
  const documents = new Set(all.map(documentOf));
  return ids.map((id) => ({ id, some: !documents.has(documentOf(id)) }));
}

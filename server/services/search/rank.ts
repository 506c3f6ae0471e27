import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Language } from '#shared/languages.ts';
import { coreOf, type Query, type QueryTerm } from '#shared/search/query.ts';
import { type Level, type Reached, stepsOf, termCondition, widest } from '../search-index/condition.ts';
import { documentOf } from '../search-index/document-id.ts';
import { countDocuments, findInSteps, findParts, type Scope } from './find-documents.ts';

/** The condition of all that a query finds. */
export function anyOf(query: Query) {
  const core = coreOf(query);
  return widest(core, 'any') ?? widest(core, 'all');
}

/** Numbers of documents that have all words of a query, all but the common ones, all of these but one, any of them. */
export type Totals = Record<Level | 'core', number>;

/** A part of a found document; `some` where it lacks a word of the query. */
export type RankedPart = { id: number; some: boolean };

/** @param any of them, which have any word, or the phrases of a query that has no other words. */
export async function totalsOf(db: Kysely<Schema>, scope: Scope, query: Query, any: number): Promise<Totals> {
  const count = async (of: Query, level: Level) => {
    const condition = widest(of, level);
    return condition && any > 0 ? countDocuments(db, scope, { condition, reach: 'files' }) : 0;
  };
  // Parts of a reference that stand apart are some of the words
  const isSimple = query.terms.every(({ parts }) => parts.length === 0);
  const core = coreOf(query);
  const ofCore = isSimple && core.terms.length < 2 ? any : await count(core, 'all');
  const all = core === query ? ofCore : await count(query, 'all');
  const allButOne =
    isSimple && core.terms.length < 3 ? any : Math.max(ofCore, await count(core, 'all but one'));
  return { all, 'core': ofCore, 'all but one': allButOne, any };
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
  const terms: QueryTerm[] = [];
  for (const term of query.terms) {
    const parts = await findParts(db, scope, { condition: termCondition(term), reach: 'files' }, 1);
    if (parts.length > 0) terms.push(term);
  }
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

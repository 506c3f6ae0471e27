import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type ImportEntry, imageOf, listOf, type Reading } from './entries.ts';

/** This site's state of an entry. */
export type StoredEntry = {
  value: unknown;
  version: string;
  /** True where the working copy has changes that are not public, which an update would overwrite. */
  unpublished?: boolean;
};

/** Record of an entry's last import. */
export type Note = { digest: string; image: string | null; version: string };

/** State of this site before an import. */
export type SiteState = { found: Map<string, StoredEntry>; notes: Map<string, Note> };

export type Step = { name: string; known: string | undefined } & (
  | { does: 'create' | 'update' | 'note'; entry: ImportEntry; digest: string; image: string | null }
  | { does: 'remove' }
);

export type Outcome = 'created' | 'changed' | 'unchanged' | 'kept' | 'not taken' | 'removed' | 'gone there';

export type Plan = {
  steps: Step[];
  /** Number of entries by list and outcome. */
  tally: Map<string, Map<Outcome, number>>;
  /** Pictures needed to store or compare entries, each with the names of its entries. */
  wanted: Map<string, string[]>;
  problems: string[];
};

export type PlanOptions = {
  /** Entries changed on both sides, or only here, are overwritten. */
  overwrite: boolean;
  /** Imported entries that the source no longer has are removed here. */
  removeMissing: boolean;
};

/** An entry with its picture's local path; undefined if that is not known yet. */
type Arrived = (entry: ImportEntry) => ImportEntry | undefined;

/** Three-way comparison: the source, its last import, and this site. */
export function createPlan(
  { entries, there }: Pick<Reading, 'entries' | 'there'>,
  here: SiteState,
  options: PlanOptions,
  arrived: Arrived,
): Plan {
  const plan: Plan = { steps: [], tally: new Map(), wanted: new Map(), problems: [] };
  for (const entry of entries) addEntry(plan, entry, here, options, arrived);
  addMissing(plan, there, here, options);
  return plan;
}

function addEntry(
  plan: Plan,
  entry: ImportEntry,
  here: SiteState,
  { overwrite }: PlanOptions,
  arrived: Arrived,
): void {
  const { name } = entry;
  const found = here.found.get(name);
  const note = here.notes.get(name);
  const digest = digestOf(entry);
  const image = imageOf(entry);
  const stored = arrived(entry);
  const step = (does: 'create' | 'update' | 'note', outcome: Outcome) => {
    count(plan, name, outcome);
    plan.steps.push({ name, does, entry: stored ?? entry, digest, image, known: found?.version });
  };

  if (!found && note && !overwrite) return count(plan, name, 'kept');
  if (found && stored && isSame(found, stored)) {
    const noted = note?.digest === digest && note.version === found.version;
    return noted ? count(plan, name, 'unchanged') : step('note', 'unchanged');
  }
  const changedHere = note?.version !== found?.version || found?.unpublished === true;
  const changedThere = note?.digest !== digest;
  // The stored record of an imported picture is only its source URL
  if (found && !changedHere && !changedThere && !isAway(found)) return count(plan, name, 'unchanged');
  if (found && note && changedHere && !changedThere && !overwrite) return count(plan, name, 'kept');
  if (image) want(plan, image, name);
  if (!found) return step('create', 'created');
  if (!changedHere || overwrite) return step('update', 'changed');
  count(plan, name, 'not taken');
  plan.problems.push(`${name} is another one here and is left as it is: --overwrite takes the other site's.`);
}

/** Imported entries that the source no longer has. An emptied list is more likely an error than intent. */
function addMissing(
  plan: Plan,
  there: Set<string>,
  here: SiteState,
  { overwrite, removeMissing }: PlanOptions,
): void {
  const lists = new Set([...there].map(listOf));
  for (const [name, { version }] of here.notes) {
    const found = here.found.get(name);
    const list = listOf(name);
    if (!found || there.has(name) || ['profile', 'settings'].includes(list)) continue;
    const removable = lists.has(list) && (overwrite || (found.version === version && !found.unpublished));
    count(plan, name, removeMissing && removable ? 'removed' : 'gone there');
    if (removeMissing && removable) plan.steps.push({ name, does: 'remove', known: found.version });
  }
}

/** Local paths of pictures imported before and not changed here, by source URL. */
export function picturesBefore({ found, notes }: SiteState): Map<string, string> {
  const pairs = [...notes].flatMap(([name, { image, version }]) => {
    const row = found.get(name);
    const path = row?.version === version ? (row.value as { image?: string | null }).image : null;
    return image && path && !path.startsWith('http') ? [[image, path] as const] : [];
  });
  return new Map(pairs);
}

/** True if a picture is still an external URL. */
function isAway({ value }: StoredEntry): boolean {
  return (value as { image?: string | null }).image?.startsWith('http') ?? false;
}

function count({ tally }: Plan, name: string, outcome: Outcome): void {
  const outcomes = tally.get(listOf(name)) ?? new Map<Outcome, number>();
  tally.set(listOf(name), outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1));
}

function want({ wanted }: Plan, image: string, name: string): void {
  const names = wanted.get(image);
  if (names) names.push(name);
  else wanted.set(image, [name]);
}

function digestOf({ value }: ImportEntry): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

function isSame({ value }: StoredEntry, entry: ImportEntry): boolean {
  // The order of the details' records is significant
  if (entry.kind === 'details') return JSON.stringify(value) === JSON.stringify(entry.value);
  return isDeepStrictEqual(value, entry.value);
}

import { type ImportEntry, imageOf, type Reading } from './entries.ts';
import type { createImportExport } from './import-export.ts';
import { createPlan, type Outcome, type PlanOptions, picturesBefore } from './plan.ts';

/** What came beside the rows. */
export type Carried = {
  /** What to store for each `image` that was asked for; one that is not among them is stored as it is. */
  images: Map<string, string>;
  /** Such as `12 pictures fetched`. */
  counted: string;
  problems: string[];
  notes: string[];
};

/** Where content comes from: another site, or a folder. */
export type Source = {
  /** Everything there is. @throws Refused where it is not what it should be. */
  read(): Promise<Reading>;
  /** Brings the files here; `wanted` are the pictures of what is to be stored, each with the names of its entries. */
  carry(wanted: Map<string, string[]>): Promise<Carried>;
};

export type ImportReport = {
  /** A line for each list, for the files, and for what is worth knowing. */
  lines: string[];
  /** A line for each thing that could not be taken. */
  problems: string[];
};

type Options = PlanOptions & { dryRun: boolean };

/**
 * Brings another site's content here: it is read and checked whole, then its files come, then all rows in one
 * transaction. A dry run writes nothing.
 * @throws Refused with nothing changed, where the source is nonsense or somebody saved at the same time.
 */
export async function importContent(
  source: Source,
  importExport: ReturnType<typeof createImportExport>,
  { dryRun, ...options }: Options,
): Promise<ImportReport> {
  const reading = await source.read();
  const here = await importExport.here();
  const images = picturesBefore(here);
  const arrived = (entry: ImportEntry): ImportEntry | undefined => {
    const image = imageOf(entry);
    if (image === null) return entry;
    const path = images.get(image);
    return path === undefined
      ? undefined
      : ({ ...entry, value: { ...entry.value, image: path } } as ImportEntry);
  };
  const { wanted } = createPlan(reading, here, options, arrived);
  for (const image of images.keys()) wanted.delete(image);
  const carried = await source.carry(wanted);
  for (const [image, path] of carried.images) images.set(image, path);
  const plan = createPlan(reading, here, options, arrived);
  if (!dryRun) await importExport.write(plan.steps);
  return {
    lines: [...tallied(plan.tally), carried.counted, ...reading.notes, ...carried.notes].filter(Boolean),
    problems: [...reading.problems, ...carried.problems, ...plan.problems],
  };
}

/** A line for each list, and one for all where there are several. */
function tallied(tally: Map<string, Map<Outcome, number>>): string[] {
  const all = new Map<Outcome, number>();
  for (const [outcome, count] of [...tally.values()].flatMap((outcomes) => [...outcomes])) {
    all.set(outcome, (all.get(outcome) ?? 0) + count);
  }
  const rows = [...tally, ...(tally.size > 1 ? [['in all', all] as const] : [])];
  const width = Math.max(0, ...rows.map(([list]) => list.length));
  return rows.map(([list, outcomes]) => {
    const counts = [...outcomes].map(([outcome, count]) => `${count} ${outcome}`);
    return `${list.padEnd(width)}  ${counts.join(', ')}`;
  });
}

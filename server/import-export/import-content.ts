import { importNotes } from './attributes/exported-notes.ts';
import { type ImportEntry, imageOf, type Reading } from './entries.ts';
import type { createImportExport } from './import-export.ts';
import { createPlan, type Outcome, type PlanOptions, picturesBefore } from './plan.ts';

/** The files that belong to the imported rows. */
export type Carried = {
  /** The stored path for each wanted `image`; others are stored unchanged. */
  images: Map<string, string>;
  /** Paths of the other site's own files, each with the one that the file has here. */
  moved: Map<string, string>;
  /** Such as `12 pictures fetched`. */
  counted: string;
  problems: string[];
  notes: string[];
};

/** The source of an import: another site, or a folder. */
export type Source = {
  /**
   * Reads everything.
   * @throws Refused if it is malformed.
   */
  read(): Promise<Reading>;
  /** Fetches the files; `wanted` are the pictures of entries to be stored, each with the names of its entries. */
  carry(wanted: Map<string, string[]>): Promise<Carried>;
};

export type ImportReport = {
  /** One line per list, for the files, and per remark. */
  lines: string[];
  /** One line per entry that was not imported. */
  problems: string[];
};

type Options = PlanOptions & { dryRun: boolean };

type Services = {
  importExport: ReturnType<typeof createImportExport>;
  media: Parameters<typeof importNotes>[0];
};

/**
 * Imports another site's content: it is read and checked completely, then its files are fetched, then all rows are
 * stored in one transaction. A dry run writes nothing.
 * @throws Refused, with nothing changed, if the source is malformed or a user saved at the same time.
 */
export async function importContent(
  source: Source,
  { importExport, media }: Services,
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
  if (!dryRun) await importExport.write(plan.steps, carried.moved);
  const noted = dryRun ? 0 : await importNotes(media, reading.pictures, options);
  const counted = noted > 0 ? [`media: ${noted} noted`] : [];
  return {
    lines: [...tallied(plan.tally), ...counted, carried.counted, ...reading.notes, ...carried.notes].filter(
      Boolean,
    ),
    problems: [...reading.problems, ...carried.problems, ...plan.problems],
  };
}

/** One line per list, and a sum if there are several. */
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

import { z } from 'zod';

/**
 * An archive is a tar sealed by age (docs/security.md, «Backups»). Its members, in this order: `diwan.json`,
 * `keys/pepper`, `database/{table}/{number}.jsonl`, `storage/{path}`, `manifest.json`.
 */
export const headName = 'diwan.json';
export const pepperName = 'keys/pepper';
export const manifestName = 'manifest.json';

export const databaseFolder = 'database/';
export const storageFolder = 'storage/';

/** What comes first: whether the rest can be read. */
export const archiveHead = z.object({
  diwan: z.literal('backup'),
  /** Of the archive's own form. */
  version: z.literal(1),
  /** The last migration of the database that was read. */
  migration: z.string(),
  made_at: z.iso.datetime(),
});

/** What comes last, and says what there has to be. */
export const archiveManifest = z.object({
  /** How many rows each table has, in the order in which they are to be stored. */
  tables: z.record(z.string(), z.int()),
  /** How many stored files there are. */
  files: z.int(),
  /** Every member before this one: its bytes and their SHA-256, in hex. */
  members: z.record(z.string(), z.object({ bytes: z.int(), sha256: z.string() })),
});

export type ArchiveHead = z.infer<typeof archiveHead>;
export type ArchiveManifest = z.infer<typeof archiveManifest>;

/** How much an archive holds. */
export type Counts = { rows: number; files: number };

export function countsOf({ tables, files }: ArchiveManifest): Counts {
  return { rows: Object.values(tables).reduce((sum, rows) => sum + rows, 0), files };
}

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

/** The first member, which states the format and schema versions: an older program can refuse the archive early. */
export const archiveHead = z.object({
  diwan: z.literal('backup'),
  /** Version of the archive format. */
  version: z.literal(1),
  /** The last migration of the source database. */
  migration: z.string(),
  made_at: z.iso.datetime(),
});

/** The last member: the counts and hashes to verify. */
export const archiveManifest = z.object({
  /** Number of rows of each table, in the order in which they are restored. */
  tables: z.record(z.string(), z.int()),
  /** Number of stored files. */
  files: z.int(),
  /** The checkpoint of the publication log, as the site signs it; earlier archives have number and hash alone. */
  publication: z
    .object({ seq: z.int(), hash: z.string(), at: z.string().optional(), signature: z.string().optional() })
    .optional(),
  /** Every member before the manifest: its bytes and their SHA-256, in hex. */
  members: z.record(z.string(), z.object({ bytes: z.int(), sha256: z.string() })),
});

export type ArchiveHead = z.infer<typeof archiveHead>;
export type ArchiveManifest = z.infer<typeof archiveManifest>;

/** Rows and files of an archive. */
export type Counts = { rows: number; files: number };

export function countsOf({ tables, files }: ArchiveManifest): Counts {
  return { rows: Object.values(tables).reduce((sum, rows) => sum + rows, 0), files };
}

import type { OpeningKey } from '../hpke.ts';
import { inBatches } from './in-batches.ts';
import { openFile } from './open-file.ts';
import type { FilesView } from './sealed-rows.ts';

/** The files of a case, oldest first, each with its key and the size to which its content was filled up. */
export function openFiles(files: FilesView, keys: ReadonlyMap<string, OpeningKey>) {
  return inBatches(files, async (row) => ({ ...(await openFile(row, keys)), padded: row.bytes }));
}

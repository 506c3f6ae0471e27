import type { FileSums, SnapshotHead } from './snapshot-format.ts';

export type Change = 'added' | 'changed' | 'unchanged';

export type Written = { bytes: number; sha256: string; change: Change };

export type Counts = Record<Change | 'removed', number>;

/** Where a snapshot is written: a folder or a tar. */
export type SnapshotTarget = {
  /** Where any thread may write by itself; undefined for a tar, whose members stand one after the other. */
  folder: string | undefined;
  /** A file of the former snapshot; undefined where there is none. */
  read: (path: string) => Buffer | undefined;
  /** Writes a file, unless it is there as it is. */
  put: (path: string, body: Uint8Array) => Promise<Written>;
  /**
   * Removes what former snapshots had besides, and writes the list and the signed head. Resolves to the number of removed files.
   * @param headOf makes the head of the list's hash.
   */
  finish: (sums: FileSums, headOf: (listSha256: string) => Promise<SnapshotHead>) => Promise<number>;
  /** Leaves off: what was there before stays, or is completed by the next run. */
  abandon: () => Promise<void>;
};

import { type FileContent, openFile } from '#shared/channel/case/open-file.ts';
import { paddedSize } from '#shared/channel/files/file-size.ts';
import type { ReceiptKeys } from '#shared/channel/receipt-keys.ts';
import { receiptName } from '#shared/channel/stored-receipt.ts';
import * as limits from '#shared/sender-file-limits.ts';
import { openingKey } from '../../../crypto/sealing/opening-key.ts';
import type { FileRow } from './file-rows.ts';

/** The way in which the files of a case are measured. */
export type FileQuota = {
  /** The size of the new file, and the most of all. */
  bytes: number;
  most: number;
  sizeOf: (row: FileRow) => Promise<number>;
  /** False where the name of an upload belongs to another file. */
  isSame: (row: FileRow) => Promise<boolean>;
};

/** Padmé adds at most 7 % to a file. */
const mostPadded = Math.floor(limits.senderFilesBytes * 1.07);

/** By exact sizes, which the receipt opens. */
export async function exactQuota(
  { privateKey }: Pick<ReceiptKeys, 'privateKey'>,
  { name, bytes }: FileContent,
): Promise<FileQuota> {
  const opening = new Map([[receiptName, openingKey(privateKey)]]);
  const opened = async (row: FileRow) => (await openFile(row, opening)).shown;
  return {
    bytes,
    most: limits.senderFilesBytes,
    // A browser may have stated another size than it sent
    sizeOf: async (row) => {
      const stated = (await opened(row)).bytes;
      return paddedSize(stated) === row.bytes ? stated : row.bytes;
    },
    isSame: async (row) => {
      const file = await opened(row);
      return file.name === name && file.bytes === bytes;
    },
  };
}

/** By padded sizes, where nothing here opens more. */
export function paddedQuota(padded: number): FileQuota {
  return {
    bytes: padded,
    most: mostPadded,
    sizeOf: async ({ bytes }) => bytes,
    isSame: async ({ bytes }) => bytes === padded,
  };
}

import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { createImages } from '../images.ts';
import { isReplaced } from '../replaced-pictures.ts';
import type { Storage } from '../storage.ts';
import { createReceivedFiles } from './received-files.ts';
import { createAttachmentStore } from './store-attachment.ts';
import { createVirusScanner, type ScannerAddress } from './virus-scanner.ts';

type Options = {
  dataDir: string;
  scannerAddress: ScannerAddress | undefined;
  /** True where a setting refuses documents that act or are protected. */
  refusesProblems: () => Promise<boolean>;
  /** Receives the reason where the scanner does not respond. */
  report: (error: unknown) => void;
};

/** The parts that uploads go through on their way into the storage. */
export function createUploads(
  db: Kysely<Schema>,
  storage: Storage,
  { dataDir, scannerAddress, refusesProblems, report }: Options,
) {
  const scanner = createVirusScanner(scannerAddress, { report });
  return {
    storage,
    scanner,
    receivedFiles: createReceivedFiles(dataDir),
    images: createImages(storage, { scanner, isReplaced: (path) => isReplaced(db, path) }),
    storeAttachment: createAttachmentStore({ storage, scanner, refusesProblems }),
  };
}

import { join } from 'node:path';
import type { Store } from './s3-client.ts';
import { createS3Storage } from './s3-storage.ts';
import { createFileStorage, type Storage } from './storage.ts';

type StorageLocation = {
  dataDir: string;
  store?: Store | undefined;
  /** Reports an unavailable store, once per outage. */
  report?: (error: unknown) => void;
};

/** The configured storage: a store, else the folder `storage` of `dataDir`. */
export function createStorage({ dataDir, store, report = () => {} }: StorageLocation): Storage {
  return store ? createS3Storage(store, report) : createFileStorage(join(dataDir, 'storage'));
}

import { join } from 'node:path';
import type { Store } from './s3-client.ts';
import { createS3Storage } from './s3-storage.ts';
import { createFileStorage, type Storage } from './storage.ts';

type StorageLocation = {
  dataDir: string;
  store?: Store | undefined;
  /** Takes note of why the store cannot be used, once until it can be again. */
  report?: (error: unknown) => void;
};

/** Where the configuration keeps the files: in a store, else in the folder `storage` of `dataDir`. */
export function createStorage({ dataDir, store, report = () => {} }: StorageLocation): Storage {
  return store ? createS3Storage(store, report) : createFileStorage(join(dataDir, 'storage'));
}

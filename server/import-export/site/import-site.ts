import { availableParallelism } from 'node:os';
import { createImages } from '../../services/files/images.ts';
import type { Storage } from '../../services/files/storage.ts';
import type { Source } from '../import-content.ts';
import { takePictures } from './fetch-pictures.ts';
import { readOldSite } from './read-site.ts';

type Options = {
  storage: Storage;
  publicUrl: string;
  /** Additional hosts to fetch pictures from. */
  picturesFrom: string[];
  dryRun: boolean;
  /** Timeout of one response in milliseconds; half a minute by default. */
  timeout?: number;
};

/** A site that follows the specification as a source, read by its public API. */
export function siteSource(origin: URL, { storage, picturesFrom, dryRun, ...place }: Options): Source {
  const nowhere: Storage = { ...storage, put: async () => {}, find: async () => undefined };
  const images = createImages(dryRun ? nowhere : storage, {
    maxConcurrent: Math.min(availableParallelism(), 4),
  });
  return {
    read: () => readOldSite(origin, place),
    async carry(wanted) {
      // The running site makes the variants in its hourly maintenance: here they would take minutes
      await images.stop();
      return takePictures(wanted, { ...place, origin, hosts: picturesFrom, images });
    },
  };
}

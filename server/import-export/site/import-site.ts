import { availableParallelism } from 'node:os';
import { createImages } from '../../services/files/images.ts';
import type { Storage } from '../../services/files/storage.ts';
import type { Source } from '../import-content.ts';
import { takePictures } from './fetch-pictures.ts';
import { readOldSite } from './read-site.ts';

type Options = {
  storage: Storage;
  publicUrl: string;
  /** Other hosts whose pictures are fetched too. */
  picturesFrom: string[];
  dryRun: boolean;
  /** Milliseconds for one answer; half a minute by default. */
  patience?: number;
};

/** A site that follows the specification, read by its public calls. */
export function siteSource(origin: URL, { storage, picturesFrom, dryRun, ...place }: Options): Source {
  const nowhere: Storage = { ...storage, put: async () => {}, find: async () => undefined };
  const images = createImages(dryRun ? nowhere : storage, {
    maxConcurrent: Math.min(availableParallelism(), 4),
  });
  return {
    read: () => readOldSite(origin, place),
    async carry(wanted) {
      // The variants are made by the site, in its hourly round: here they would take minutes
      await images.stop();
      return takePictures(wanted, { ...place, origin, hosts: picturesFrom, images });
    },
  };
}

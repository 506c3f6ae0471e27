import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createServices } from '#server/composition.ts';
import { importContent } from '#server/import-export/import-content.ts';
import { siteSource } from '#server/import-export/site/import-site.ts';
import type { TestDatabase } from '../databases/databases.ts';

const once = {
  dryRun: false,
  overwrite: false,
  removeMissing: false,
  picturesFrom: [] as string[],
  /** Milliseconds for a response of the other site. */
  timeout: 30_000,
  /** Concurrent change after the other site was read. */
  meanwhile: (): Promise<unknown> => Promise.resolve(),
};

/** A site without content, and the result of an import into it. */
export function importExportSite({ db, dataDir }: TestDatabase, publicUrl = 'https://new.example') {
  const services = createServices({ db, dataDir, publicUrl });

  return Object.assign(services, {
    /** Imports from a site. */
    bring(origin: URL, given: Partial<typeof once> = {}) {
      const options = { ...once, ...given };
      const site = siteSource(origin, { storage: services.storage, publicUrl, ...options });
      const carry: typeof site.carry = async (wanted) => {
        await options.meanwhile();
        return site.carry(wanted);
      };
      return importContent({ ...site, carry }, services, options);
    },

    /** All data that an import could write, in the tables and in the storage. */
    async snapshot() {
      const tables = [
        'content_item',
        'section_counter',
        'content_bucket',
        'manager',
        'manager_profile',
      ] as const;
      const others = ['profile_record', 'profile_details', 'site_setting', 'redirect', 'imported'] as const;
      const rows: object = {};
      for (const table of [...tables, ...others]) {
        const all: object[] = await db.selectFrom(table).selectAll().execute();
        Object.assign(rows, { [table]: all.map((row) => JSON.stringify(row)).toSorted() });
      }
      const files = await readdir(join(dataDir, 'storage'), { recursive: true }).catch(() => [] as string[]);
      return { ...rows, files: files.toSorted() };
    },
  });
}

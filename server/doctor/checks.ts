import { checkAudit } from './check-audit.ts';
import { checkBackups } from './check-backups.ts';
import { checkClock } from './check-clock.ts';
import { checkConfiguration } from './check-configuration.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkFolders } from './check-folders.ts';
import { checkKeys } from './check-keys.ts';
import { checkMail } from './check-mail.ts';
import { checkProgram } from './check-program.ts';
import { checkProxy } from './check-proxy.ts';
import { checkScanner } from './check-scanner.ts';
import { checkStorage } from './check-storage.ts';
import { checkExtraction } from './content/check-extraction.ts';
import { checkLinks } from './content/check-links.ts';
import { checkSearch } from './content/check-search.ts';
import type { Finding } from './finding.ts';
import type { InspectedSite } from './inspected-site.ts';

export type Check = (site: InspectedSite) => Finding[] | Promise<Finding[]>;

/** All checks, in the order of the report. A check returns no findings if its subject is missing. */
export const checks: Record<string, Check> = {
  program: checkProgram,
  configuration: checkConfiguration,
  folders: checkFolders,
  disk: checkDisk,
  clock: checkClock,
  database: checkDatabase,
  storage: checkStorage,
  scanner: checkScanner,
  mail: checkMail,
  keys: checkKeys,
  audit: checkAudit,
  backups: checkBackups,
  links: checkLinks,
  search: checkSearch,
  extraction: checkExtraction,
  proxy: checkProxy,
};

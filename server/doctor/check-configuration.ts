import { stat } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { type Finding, failure, ok, warning } from './finding.ts';
import type { InspectedSite } from './inspected-site.ts';

/** What is looked at beside the settings: whether there is an administrator, and whether others read `.env`, which a group of the site's own may. */
type Facts = { hasAdministrator: boolean; openFile: boolean };

const isLocal = ({ publicUrl }: Config) => /^https?:\/\/(?:localhost|127\.|\[::1\])/.test(publicUrl);

/** Settings that can be used and yet are seldom meant, each with what is then said. */
const doubts: [when: (config: Config, facts: Facts) => boolean, finding: Finding][] = [
  [isLocal, warning('PUBLIC_URL is an address of this machine', 'set it to the one that visitors use')],
  [
    (config) => !isLocal(config) && config.publicUrl.startsWith('http:'),
    failure('PUBLIC_URL is not encrypted', 'serve the site by HTTPS, and set PUBLIC_URL to that address'),
  ],
  [
    (config) => !isLocal(config) && config.trustProxy.length === 0,
    warning('TRUST_PROXY is none', 'name the reverse proxy, or all visitors share the limits of one'),
  ],
  [
    ({ trustProxy }) => trustProxy.some((entry) => entry.endsWith('/0')),
    failure('TRUST_PROXY trusts everybody', 'name the reverse proxy alone, or anybody may claim any address'),
  ],
  [
    ({ limits }) => !limits,
    failure('LIMITS is off', 'take it out, or nothing slows down a flood or the guessing of passwords'),
  ],
  [
    ({ adminPassword }, { hasAdministrator }) => adminPassword !== undefined && hasAdministrator,
    warning('ADMIN_PASSWORD is still set', 'take it out, since the first administrator is there'),
  ],
  [
    ({ databaseUrl, startSecret }) => databaseUrl !== undefined && !startSecret,
    warning(
      'START_SECRET is not set',
      'set it where there are several instances, or each reads the inbox for its own sessions alone',
    ),
  ],
  [
    ({ logLevel }) => logLevel === 'silent',
    warning('LOG_LEVEL is silent', 'set it to info, or no failure is told'),
  ],
  [
    (_config, { openFile: publicHidden }) => publicHidden,
    warning('.env can be read by others', 'chmod 640 .env'),
  ],
];

export async function checkConfiguration({ config, services }: InspectedSite): Promise<Finding[]> {
  const administrators = (await services?.administrators.list()) ?? [];
  const file = process.platform === 'win32' ? undefined : await stat('.env').catch(() => undefined);
  const facts = {
    hasAdministrator: administrators.length > 0,
    openFile: file !== undefined && (file.mode & 0o037) !== 0,
  };
  const found = doubts.filter(([when]) => when(config, facts)).map(([, finding]) => finding);
  return found.length > 0 ? found : [ok('every setting is what one would expect')];
}

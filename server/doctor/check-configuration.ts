import { stat } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { type Finding, failure, ok, warning } from './finding.ts';
import type { InspectedSite } from './inspected-site.ts';

/** Facts beyond the settings: an administrator exists; `.env` is readable by users outside the site's group. */
type Facts = { hasAdministrator: boolean; openFile: boolean };

const isLocal = ({ publicUrl }: Config) => /^https?:\/\/(?:localhost|127\.|\[::1\])/.test(publicUrl);

/** Valid but unusual settings, each with its finding. */
const doubts: [when: (config: Config, facts: Facts) => boolean, finding: Finding][] = [
  [isLocal, warning('PUBLIC_URL is a local URL', 'set it to the one that visitors use')],
  [
    (config) => !isLocal(config) && config.publicUrl.startsWith('http:'),
    failure('PUBLIC_URL is not encrypted', 'serve the site by HTTPS, and set PUBLIC_URL to that URL'),
  ],
  [
    ({ onionUrl, publicUrl }) => onionUrl !== undefined && publicUrl.startsWith('http:'),
    warning(
      'ONION_URL is not offered by Tor Browser',
      'serve PUBLIC_URL by HTTPS, from where alone it is taken',
    ),
  ],
  [
    (config) => !isLocal(config) && config.trustProxy.length === 0,
    warning('TRUST_PROXY is none', 'name the reverse proxy, or all visitors share one rate limit'),
  ],
  [
    ({ trustProxy }) => trustProxy.some((entry) => entry.endsWith('/0')),
    failure(
      'TRUST_PROXY trusts everybody',
      'name the reverse proxy only, or any client may claim any IP address',
    ),
  ],
  [
    ({ limits }) => !limits,
    failure('LIMITS is off', 'remove it, or neither floods nor password guessing are limited'),
  ],
  [
    ({ adminPassword }, { hasAdministrator }) => adminPassword !== undefined && hasAdministrator,
    warning('ADMIN_PASSWORD is still set', 'remove it: the first administrator exists'),
  ],
  [
    ({ databaseUrl, startSecret }) => databaseUrl !== undefined && !startSecret,
    warning(
      'START_SECRET is not set',
      'set it on all instances, or sessions can read the inbox only on the instance they began on',
    ),
  ],
  [
    ({ logLevel }) => logLevel === 'silent',
    warning('LOG_LEVEL is silent', 'set it to info, or no failure is logged'),
  ],
  [
    (_config, { openFile: publicHidden }) => publicHidden,
    warning('.env is readable by others', 'chmod 640 .env'),
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
  return found.length > 0 ? found : [ok('no unusual settings')];
}

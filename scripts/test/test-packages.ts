import { existsSync } from 'node:fs';
import { swift } from '#workshop/stand-ins/object-store.ts';
import { findBinaries } from '#workshop/stand-ins/postgres.ts';
import { inPath } from '../debian.ts';
import { chromiumInPath } from '../find-chromium.ts';

/** Programs that the tests need: the Debian package of each, and whether the machine or the environment has one. */
const needed: Record<string, () => unknown> = {
  chromium: () => process.env['CHROMIUM'] || chromiumInPath(),
  postgresql: () => process.env['TEST_DATABASE_URL'] || findBinaries(),
  'python3-swift': () => process.env['TEST_STORAGE_URL'] || existsSync(swift),
  'nginx-light': () => inPath('nginx'),
  caddy: () => inPath('caddy'),
  'clamav-daemon': () => inPath('clamd'),
  openssl: () => inPath('openssl'),
  git: () => inPath('git'),
  systemd: () => inPath('systemd-analyze'),
  iproute2: () => inPath('ip'),
};

/** The missing Debian packages, together: one command installs them. */
export function missingPackages(): string[] {
  return Object.entries(needed)
    .filter(([, isThere]) => !isThere())
    .map(([name]) => name);
}

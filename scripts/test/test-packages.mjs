import { existsSync } from 'node:fs';
import { swift } from '#workshop/stand-ins/object-store.mjs';
import { findBinaries } from '#workshop/stand-ins/postgres.mjs';
import { inPath } from '../debian.mjs';
import { chromiumInPath } from '../find-chromium.mjs';

/** What the tests work with: the Debian package of each, and whether the machine has it or the environment gives another. */
const needed = {
  chromium: () => process.env.CHROMIUM || chromiumInPath(),
  postgresql: () => process.env.TEST_DATABASE_URL || findBinaries(),
  'python3-swift': () => process.env.TEST_STORAGE_URL || existsSync(swift),
  'nginx-light': () => inPath('nginx'),
  caddy: () => inPath('caddy'),
  openssl: () => inPath('openssl'),
  git: () => inPath('git'),
  systemd: () => inPath('systemd-analyze'),
  iproute2: () => inPath('ip'),
};

/** The Debian packages that the tests lack here, all at once: one command installs them. */
export function missingPackages() {
  return Object.keys(needed).filter((name) => !needed[name]());
}

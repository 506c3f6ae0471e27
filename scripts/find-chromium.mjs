import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

const aptGet = ['-q', '-o', 'DPkg::Lock::Timeout=300'];

/** The path of a Chromium, after getting Debian's where that is allowed; undefined, and said in one line, if there is none. */
export async function findChromium() {
  const found = process.env.CHROMIUM ?? names.map(inPath).find(Boolean);
  if (found) return found;
  if (process.getuid?.() === 0 && inPath('apt-get')) {
    console.log('Getting Chromium …');
    const options = {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
    };
    await run('apt-get', [...aptGet, 'update'], options);
    await run('apt-get', [...aptGet, 'install', '-y', '--no-install-recommends', 'chromium'], options);
  }
  const installed = inPath('chromium');
  if (!installed)
    console.error('The browser tests need Chromium: install it, or set CHROMIUM to where it is.');
  return installed;
}

function inPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}

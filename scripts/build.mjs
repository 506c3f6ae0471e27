import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { hashFiles } from './hash-files.mjs';
import { precompress } from './precompress.mjs';
import { runNode } from './run-node.mjs';

const stamp = 'build/.sources';

const sources = [
  'app',
  'shared',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** True where the last complete build was of these sources. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashFiles(...sources);
}

/**
 * Builds the pages and compresses their assets, unless the last complete build was of the same sources. The
 * bundler empties the folder first and the stamp is written last: an interrupted build is repeated.
 */
export async function build() {
  if (isBuilt()) return;
  const wanted = hashFiles(...sources);
  console.log('Building …');
  const output = [];
  const code = await runNode(['node_modules/@react-router/dev/bin.cjs', 'build'], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    onStart(child) {
      child.stdout.on('data', (chunk) => output.push(chunk));
      child.stderr.on('data', (chunk) => output.push(chunk));
    },
  });
  if (code !== 0) {
    process.stderr.write(Buffer.concat(output));
    throw new Failure(`The build failed (it ended with ${code}).`);
  }
  hideManifest('build/client/assets');
  await precompress('build/client');
  writeFileSync(stamp, wanted);
}

/**
 * The manifest lists every route, the administrator's too (decision 007), and no page requests it: it is not
 * served.
 */
function hideManifest(folder) {
  for (const name of readdirSync(folder).filter((each) => /^manifest-[^.]+\.js$/.test(each)))
    renameSync(join(folder, name), 'build/manifest.js');
}

import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { hashFiles } from './hash-files.mjs';
import { precompress } from './precompress.mjs';
import { runNode } from './run-node.mjs';

const stamp = 'build/.sources';

/** Files and folders that the build is made from. */
export const sources = [
  'app',
  'shared',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  // The list of scripts
  'scripts/list-scripts.ts',
  'server/http/pages/page-hydration.ts',
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
  await runQuietly('node_modules/@react-router/dev/bin.cjs', 'build');
  hideManifest('build/client/assets');
  await precompress('build/client');
  await runQuietly('scripts/list-scripts.ts');
  writeFileSync(stamp, wanted);
}

/** @throws Failure where a program fails, whose output is then printed. */
async function runQuietly(...program) {
  const output = [];
  const code = await runNode(program, {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    onStart(child) {
      child.stdout.on('data', (chunk) => output.push(chunk));
      child.stderr.on('data', (chunk) => output.push(chunk));
    },
  });
  if (code === 0) return;
  process.stderr.write(Buffer.concat(output));
  throw new Failure(`The build failed (${program[0]} ended with ${code}).`);
}

/**
 * The manifest lists every route, the administrator's too (decision 007), and no page requests it: it is not
 * served.
 */
function hideManifest(folder) {
  for (const name of readdirSync(folder).filter((each) => /^manifest-[^.]+\.js$/.test(each)))
    renameSync(join(folder, name), 'build/manifest.js');
}

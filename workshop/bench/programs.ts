import { inPath, installPackages } from '../../scripts/debian.ts';
import { Failure } from '../../scripts/failure.mjs';

/** The path of a program that Debian has a package of the same name for, which is installed where that is allowed. */
export async function requireProgram(name: string): Promise<string> {
  if (process.platform !== 'linux') throw new Failure('The benchmarks run on Linux.');
  if (!inPath(name)) await installPackages(name);
  const path = inPath(name);
  if (path) return path;
  throw new Failure(`The benchmarks need ${name}: install it (on Debian: apt-get install ${name}).`);
}

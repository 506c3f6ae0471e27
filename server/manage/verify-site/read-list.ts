import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { listDigest } from '#server/services/release/list-digest.ts';
import { type ScriptList, scriptList } from '#shared/site/script-list.ts';
import { isBuilt } from '../../../scripts/build.mjs';
import { UsageError } from '../usage-error.ts';

const own = 'build/scripts.json';

/**
 * The list to compare with: that of a file, or of this checkout's own build.
 * @throws UsageError where there is none, or it is not complete.
 */
export async function readList(file?: string): Promise<ScriptList> {
  // A copy of the runtime files only has no sources to compare
  if (file === undefined && (!existsSync(own) || (existsSync('app') && !isBuilt())))
    throw new UsageError(
      'This checkout has no build of its present sources: run `npm run build`, or give the list of a release by --list FILE.',
    );
  const list = scriptList.safeParse(await contentOf(file ?? own));
  if (!list.success) throw new UsageError(`${file ?? own} is not a list of scripts.`);
  if (listDigest(list.data) !== list.data.digest)
    throw new UsageError(`${file ?? own} was changed after it was written: its digest does not fit.`);
  return list.data;
}

async function contentOf(file: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

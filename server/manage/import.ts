import { stat } from 'node:fs/promises';
import { importContent as bringContent, type Source } from '../import-export/import-content.ts';
import { folderSource } from '../import-export/import-folder.ts';
import { siteSource } from '../import-export/site/import-site.ts';
import type { Command, Tools } from './command.ts';
import { originOf } from './origin-of.ts';
import { UsageError } from './usage-error.ts';

/** Maximum of individually printed problems. */
const maxReported = 200;

export const importContent: Command = {
  name: 'import',
  parameters: [],
  options: {
    from: { value: 'PLACE', required: true, summary: 'https://old.site, or the folder of an export' },
    'dry-run': { summary: 'reports what would be done, and writes nothing' },
    overwrite: { summary: 'overwrites local changes' },
    'remove-missing': { summary: 'removes imported entries that the source no longer has' },
    'pictures-from': {
      value: 'HOST',
      multiple: true,
      summary: 'also fetches pictures from HOST; repeatable',
    },
  },
  summary: 'imports the content of another site, or its changes since the last import',
  // Uses neither keys nor submissions
  afterLoss: true,
  createsSite: true,
  async run(tools) {
    const { options, report, services } = tools;
    const dryRun = options['dry-run'] === true;
    const { lines, problems } = await bringContent(await sourceOf(tools, dryRun), services, {
      dryRun,
      overwrite: options['overwrite'] === true,
      removeMissing: options['remove-missing'] === true,
    });
    // Text of the other site must not control the terminal
    const print = (line: string) => report(line.replaceAll(/\p{C}/gu, '').slice(0, 500));
    for (const line of lines) print(line);
    for (const problem of problems.slice(0, maxReported)) print(`! ${problem}`);
    if (problems.length > maxReported) report(`! and ${problems.length - maxReported} more`);
    if (dryRun) report('This was a dry run: nothing was written.');
    if (problems.length > 0) throw new UsageError('Not everything was imported: see the lines with !');
  },
};

async function sourceOf({ options, publicUrl, services }: Tools, dryRun: boolean): Promise<Source> {
  const from = String(options['from']);
  const { storage } = services;
  if (/^https?:/i.test(from)) {
    return siteSource(originOf(from, 'https://old.site'), {
      storage,
      publicUrl,
      dryRun,
      picturesFrom: hostsOf(options['pictures-from']),
    });
  }
  const isFolder = await stat(from).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new UsageError(`"${from}" is neither a URL such as https://old.site nor a folder.`);
  return folderSource(from, { storage, dryRun, overwrite: options['overwrite'] === true });
}

function hostsOf(given: Tools['options'][string] | undefined): string[] {
  return [given ?? []].flat().map((host) => {
    const url = URL.parse(`https://${String(host)}`);
    if (url && url.pathname === '/' && url.host === String(host).toLowerCase()) return url.host;
    throw new UsageError(`"${String(host)}" is not a host such as media.example.org.`);
  });
}

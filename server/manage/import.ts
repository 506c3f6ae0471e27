import { stat } from 'node:fs/promises';
import { importContent as bringContent, type Source } from '../import-export/import-content.ts';
import { folderSource } from '../import-export/import-folder.ts';
import { siteSource } from '../import-export/site/import-site.ts';
import type { Command, Tools } from './command.ts';
import { UsageError } from './usage-error.ts';

/** So many problems are said one by one. */
const maxReported = 200;

export const importContent: Command = {
  name: 'import',
  parameters: [],
  options: {
    from: { value: 'PLACE', required: true, summary: 'https://old.site, or a folder that export wrote' },
    'dry-run': { summary: 'says what would be done, and writes nothing' },
    overwrite: { summary: 'takes what was changed here as it is there' },
    'remove-missing': { summary: 'removes what came from there once and is there no more' },
    'pictures-from': {
      value: 'HOST',
      multiple: true,
      summary: 'fetches pictures of another host too; may be given several times',
    },
  },
  summary: 'brings the content of another site here, or what has changed in it since the last time',
  // Neither keys nor what visitors sent are touched
  afterLoss: true,
  makesSite: true,
  async run(tools) {
    const { options, say: report, services } = tools;
    const dryRun = options['dry-run'] === true;
    const { lines, problems } = await bringContent(await sourceOf(tools, dryRun), services.importExport, {
      dryRun,
      overwrite: options['overwrite'] === true,
      removeMissing: options['remove-missing'] === true,
    });
    // What the other site says must not steer a terminal
    const print = (line: string) => report(line.replaceAll(/\p{C}/gu, '').slice(0, 500));
    for (const line of lines) print(line);
    for (const problem of problems.slice(0, maxReported)) print(`! ${problem}`);
    if (problems.length > maxReported) report(`! and ${problems.length - maxReported} more`);
    if (dryRun) report('This was a dry run: nothing was written.');
    if (problems.length > 0) throw new UsageError('Not everything was taken: the lines with ! say what.');
  },
};

async function sourceOf({ options, publicUrl, services }: Tools, dryRun: boolean): Promise<Source> {
  const from = String(options['from']);
  const { storage } = services;
  if (/^https?:/i.test(from)) {
    return siteSource(originOf(from), {
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
  if (!isFolder)
    throw new UsageError(`"${from}" is neither an address such as https://old.site nor a folder.`);
  return folderSource(from, { storage, dryRun, overwrite: options['overwrite'] === true });
}

function originOf(from: string): URL {
  const url = URL.parse(from);
  const bare = url && url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  if (!bare) throw new UsageError(`"${from}" is no address such as https://old.site, without a path.`);
  return url;
}

function hostsOf(given: Tools['options'][string] | undefined): string[] {
  return [given ?? []].flat().map((host) => {
    const url = URL.parse(`https://${String(host)}`);
    if (url && url.pathname === '/' && url.host === String(host).toLowerCase()) return url.host;
    throw new UsageError(`"${String(host)}" is no host such as media.example.org.`);
  });
}

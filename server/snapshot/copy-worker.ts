import { parentPort, workerData } from 'node:worker_threads';
import { loadConfig } from '../config.ts';
import { copySearchPath } from '../http/pages/page-sources.ts';
import { type CopiedFile, createCopiedSite } from './copied-site.ts';
import { createFolderWriter } from './folder-writer.ts';
import { openRenderedSite } from './rendered-site.ts';
import type { Written } from './snapshot-target.ts';

export type CopyTask = {
  /** As the thread that copies has it: where no URL is set, each process could take another port. */
  publicUrl: string;
  /** The pages of all public items. */
  items: string[];
  madeAt: string;
  wordFiles: number;
  /** Where this thread writes by itself. */
  folder: string | undefined;
};

/** A file that this thread has written, or one for the thread that copies. */
export type StoredFile = Pick<CopiedFile, 'file' | 'urls'> & ({ written: Written } | { body: Uint8Array });

export type CopyResult = { files: StoredFile[] } | { failure: string };

const { items, folder, ...task } = workerData as CopyTask;
const config = { ...(await loadConfig()), publicUrl: task.publicUrl };
const rendered = await openRenderedSite(config);
const itemPages = new Set(items);
const site = createCopiedSite(rendered, {
  ...task,
  onionUrl: config.onionUrl,
  items: itemPages,
  searchScript: await copySearchPath(),
});

const post = (result: CopyResult) => parentPort?.postMessage(result, []);

const writer = folder === undefined ? undefined : createFolderWriter(folder);

/** URLs, and names of common files, that were sent back: most of a page's are on others, too. */
const reported = new Set<string>();

/** True for pages of items, too: all of them are copied, in order. */
function isReported(name: string): boolean {
  if (itemPages.has(name) || reported.has(name)) return true;
  reported.add(name);
  return false;
}

/** The file of a URL alone is written here; those that it has in common with others are left to the thread that has seen them all. */
function store(copied: CopiedFile[][]): StoredFile[] {
  const own = copied.flatMap(([first]) => first ?? []);
  const common = copied.flatMap(([, ...others]) => others).filter(({ file }) => !isReported(file));
  const written = writer?.put(own);
  const stored = own.map(({ file, body, urls }, index) => ({
    file,
    urls: urls.filter((url) => !isReported(url)),
    ...(written ? { written: written[index]! } : { body }),
  }));
  return [...stored, ...common];
}

async function copyNext(urls: string[] | null): Promise<void> {
  if (urls === null) {
    await rendered.close();
    writer?.close();
    parentPort?.close();
    return;
  }
  try {
    const copied: CopiedFile[][] = [];
    for (const url of urls) copied.push(await site.copy(url));
    post({ files: store(copied) });
  } catch (error) {
    post({ failure: error instanceof Error ? error.message : String(error) });
  }
}

/** The URLs that are copied: they come faster than they are rendered, and null comes last. */
let last = Promise.resolve();
parentPort?.on('message', (urls: string[] | null) => {
  last = last.then(() => copyNext(urls));
});

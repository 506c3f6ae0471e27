import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createFileStorage, type Storage, type StoredFile } from '../services/files/storage.ts';
import { checkedContent } from './checked-entries.ts';
import { readFiles, storageFolder } from './folder-format.ts';
import type { Carried, Source } from './import-content.ts';

type Options = { storage: Storage; overwrite: boolean; dryRun: boolean };

/** An exported folder as a source. All of its files are copied, under their names. */
export function folderSource(folder: string, { storage, overwrite, dryRun }: Options): Source {
  const exported = createFileStorage(join(folder, storageFolder));

  async function carry(wanted: Map<string, string[]>): Promise<Carried> {
    const counts = { copied: 0, unchanged: 0 };
    const problems: string[] = [];
    for (const { path } of await exported.list('')) {
      const file = await exported.find(path);
      if (!file) continue;
      const stored = await storage.find(path);
      if (stored && (await isSame(file, stored))) counts.unchanged += 1;
      else if (stored && !overwrite) problems.push(differs(path));
      else {
        if (!dryRun) await storage.put(path, { bytes: file.bytes, content: file.read() });
        counts.copied += 1;
      }
    }
    const counted = `files: ${counts.copied} copied, ${counts.unchanged} unchanged`;
    const images = new Map([...wanted.keys()].map((image) => [image, image]));
    return { images, moved: new Map(), counted, problems, notes: [] };
  }

  return { read: async () => checkedContent(await readFiles(folder)), carry };
}

function differs(path: string): string {
  return `storage/${path} is another file here and is left as it is: --overwrite takes the other one.`;
}

async function isSame(one: StoredFile, other: StoredFile): Promise<boolean> {
  if (one.bytes !== other.bytes) return false;
  const [first, second] = await Promise.all([buffer(one.read()), buffer(other.read())]);
  return first.equals(second);
}

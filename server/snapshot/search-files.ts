import type { Services } from '#server/composition.ts';
import { fileOf } from '#server/http/routes/page-files.ts';
import type { Language } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import {
  type CopyDocument,
  copyKeys,
  documentsPerFile,
  documentsPerWordFile,
  encodePostings,
  wordFileOf,
} from '#shared/search/copy-index.ts';
import { href } from '#shared/site/href.ts';
import { sections } from '#shared/site/sections.ts';

const itemsAtATime = 100;
/** Forms of an item that are indexed, those of its title first. */
const keysPerItem = 250;
const mostWordFiles = 256;

export type IndexFile = { file: string; body: Uint8Array };

/** The number of files that hold the words of so many items. */
export const wordFilesFor = (items: number): number =>
  Math.min(mostWordFiles, Math.max(1, Math.ceil(items / documentsPerWordFile)));

/** The index of a language's items, which browsers read as scripts: a folder gives them no other data. */
export async function* searchFiles(
  { content }: Services,
  language: Language,
  wordFiles: number,
): AsyncGenerator<IndexFile> {
  const documents: { document: CopyDocument; at: string }[] = [];
  const postings = new Map<string, number[]>();
  for (const { key: section } of sections) {
    const name = message(language, `${section}.title`);
    for (let page = 1; ; page += 1) {
      const { items } = await content.list(section, { limit: itemsAtATime, page, scope: language });
      for (const item of items) {
        const file = fileOf(href('section-detail', { section, id: item.id, language })) ?? '';
        const title = item[`title_${language}`];
        const reference = 'reference' in item && typeof item.reference === 'string' ? item.reference : '';
        const keys = copyKeys(`${title}\n${reference}\n${item[`description_${language}`]}`);
        for (const key of [...keys].slice(0, keysPerItem)) {
          const list = postings.get(key);
          if (list) list.push(documents.length);
          else postings.set(key, [documents.length]);
        }
        documents.push({ document: [file, title, name, item[`date_${language}`]], at: item.created_at });
      }
      if (items.length < itemsAtATime) break;
    }
  }
  const order = documents.map((_, index) => index);
  order.sort((one, other) => (documents[other]!.at < documents[one]!.at ? -1 : 1));
  const rank = new Uint32Array(order.length);
  order.forEach((number, at) => (rank[number] = at));
  const folder = `search-index/${language}`;
  for (let from = 0, file = 0; from < order.length; from += documentsPerFile, file += 1) {
    const part = order.slice(from, from + documentsPerFile).map((number) => documents[number]!.document);
    yield scriptOf(folder, `documents-${file}`, part);
  }
  const words: Record<string, string>[] = Array.from({ length: wordFiles }, () => ({}));
  for (const [key, numbers] of postings) {
    const ranked = Uint32Array.from(numbers, (number) => rank[number]!).toSorted();
    words[wordFileOf(key, wordFiles)]![key] = encodePostings([...ranked]);
  }
  for (const [file, part] of words.entries()) yield scriptOf(folder, `words-${file}`, part);
}

function scriptOf(folder: string, name: string, part: unknown): IndexFile {
  return {
    file: `${folder}/${name}.js`,
    body: Buffer.from(`diwanIndex("${name}",${JSON.stringify(part)})\n`),
  };
}

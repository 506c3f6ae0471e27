import {
  type CopyDocument,
  type CopyPostings,
  copyTerms,
  decodePostings,
  documentsPerFile,
  wordFileOf,
} from '#shared/search/copy-index.ts';

/** Results that are shown. */
const mostShown = 100;

/**
 * The search page of a snapshot (server/snapshot/). It is opened from a folder, where browsers load neither modules nor data: this
 * file and those of the index are plain scripts, and each part of the index hands itself over.
 */
const waiting = new Map<string, (part: unknown) => void>();
(globalThis as unknown as { diwanIndex: (name: string, part: unknown) => void }).diwanIndex = (name, part) =>
  waiting.get(name)?.(part);

function load<Part>(folder: string, name: string): Promise<Part> {
  const { promise, resolve, reject } = Promise.withResolvers<Part>();
  waiting.set(name, resolve as (part: unknown) => void);
  const script = document.createElement('script');
  script.src = `${folder}${name}.js`;
  script.addEventListener('error', () => reject(new Error(name)));
  document.head.append(script);
  return promise;
}

/** The documents that have each of the terms, the newest first. */
async function find(
  terms: readonly (readonly string[])[],
  folder: string,
  wordFiles: number,
): Promise<number[]> {
  const names = [...new Set(terms.flat().map((key) => wordFileOf(key, wordFiles)))];
  const parts = new Map(
    await Promise.all(
      names.map(async (name) => [name, await load<CopyPostings>(folder, `words-${name}`)] as const),
    ),
  );
  const sets = terms.map((keys) => {
    const postings = keys.map((key) => parts.get(wordFileOf(key, wordFiles))?.[key]);
    return new Set(postings.flatMap((each) => (each === undefined ? [] : decodePostings(each))));
  });
  const [fewest = new Set<number>(), ...others] = sets.toSorted((one, other) => one.size - other.size);
  const found = [...fewest].filter((number) => others.every((set) => set.has(number)));
  return found.toSorted((one, other) => one - other);
}

async function documentsOf(numbers: number[], folder: string): Promise<CopyDocument[]> {
  const fileOf = (number: number) => Math.floor(number / documentsPerFile);
  const files = [...new Set(numbers.map(fileOf))];
  const parts = new Map(
    await Promise.all(
      files.map(async (file) => [file, await load<CopyDocument[]>(folder, `documents-${file}`)] as const),
    ),
  );
  return numbers.flatMap((number) => {
    const document = parts.get(fileOf(number))?.[number % documentsPerFile];
    return document ? [document] : [];
  });
}

function entryOf(root: string, [file, title, section, date]: CopyDocument): HTMLElement {
  const element = (name: string, className: string, text = '') =>
    Object.assign(document.createElement(name), { className, textContent: text });
  const facts = element('p', 'result-facts');
  facts.append(element('span', '', section), element('bdi', '', date));
  const link = Object.assign(document.createElement('a'), { href: root + file, textContent: title });
  const heading = Object.assign(element('h3', 'result-title'), { dir: 'auto' });
  heading.append(link);
  const beside = document.createElement('div');
  beside.append(heading);
  const entry = element('li', 'result');
  entry.append(facts, beside);
  return entry;
}

async function search(box: HTMLElement, text: string): Promise<void> {
  const { root = '', index = '', words = '1', found = '', none = '', newest = '', failed = '' } = box.dataset;
  const status = box.querySelector('[role=status]')!;
  try {
    const numbers = await find(copyTerms(text), index, Number(words));
    const documents = await documentsOf(numbers.slice(0, mostShown), index);
    box.querySelector('ol')!.replaceChildren(...documents.map((each) => entryOf(root, each)));
    const figure = (number: number) =>
      number.toLocaleString(document.documentElement.lang === 'ar' ? 'ar-EG' : 'en');
    const message = numbers.length === 0 ? none : numbers.length > mostShown ? newest : found;
    status.textContent = message
      .replace('{count}', figure(numbers.length))
      .replace('{shown}', figure(mostShown));
  } catch {
    status.textContent = failed;
  }
}

const box = document.getElementById('copy-results');
const text = new URLSearchParams(location.search).get('q')?.trim() ?? '';
if (box && text) {
  for (const field of document.querySelectorAll<HTMLInputElement>('main input[name=q]')) field.value = text;
  void search(box, text);
}

/**
 * Sets the code of conduct (content/conduct.ts) as a tagged PDF in each language and writes the files' sizes
 * back into content/conduct.ts. Run: node workshop/artwork/documents/make-documents.ts
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { conduct } from '#content/conduct.ts';
import { settings } from '#content/settings.ts';
import { type Language, languages, locales } from '#shared/languages.ts';
import { escape, openPrinter, pageSource, paragraphs } from './pdf.ts';

const root = new URL('../../../', import.meta.url);
const storage = new URL('content/storage/', root);
const conductSource = new URL('content/conduct.ts', root);

/** On its cover and in its properties a document's English title has capitals. */
const words = {
  title: { ar: conduct.title.ar, en: 'Code of Conduct' },
  contents: { ar: 'المحتويات', en: 'Contents' },
  dated: { ar: 'صدرت في', en: 'Issued on' },
  sample: {
    ar: 'وثيقة نموذجية: المديرية الوطنية مؤسسة غير حقيقية، ونصّ هذه المدوّنة كُتب مثالًا.',
    en: 'A sample document. The National Directorate does not exist, and the text of this code was written as an example.',
  },
};

async function sourceOf(language: Language): Promise<string> {
  const emblem = await readFile(new URL('public/emblem.svg', root), 'utf8');
  const { identity } = settings;
  const title = escape(words.title[language]);
  const name = escape(identity.name[language]);
  const number = new Intl.NumberFormat(locales[language]);
  const headings = conduct.sections.map(
    (section, index) =>
      `<span class="number">${number.format(index + 1)}.</span> ${escape(section.title[language])}`,
  );
  const contents = headings.map((heading, index) => `<li><a href="#s${index + 1}">${heading}</a></li>`);
  const sections = conduct.sections.map(
    (section, index) =>
      `<section><h2 id="s${index + 1}">${headings[index]}</h2>${paragraphs(section.text[language])}</section>`,
  );
  const body = `<header class="cover">
<div class="house">${emblem.replace('<svg', '<svg aria-hidden="true"')}<strong>${name}</strong><span>${escape(identity.tagline[language])}</span></div>
<div class="name"><h1>${title}</h1><p>${words.dated[language]} ${conduct.date[language]}</p><p class="lead">${escape(conduct.summary[language])}</p></div>
<p class="sample">${words.sample[language]}</p>
</header>
<nav class="contents"><p class="contents-title">${words.contents[language]}</p><ol>${contents.join('')}</ol></nav>
<main>${sections.join('')}</main>`;
  const styles = [new URL('document.css', import.meta.url)];
  return pageSource({ language, title: words.title[language], styles, body });
}

const printer = await openPrinter();
await mkdir(new URL('documents/', storage), { recursive: true });
let source = await readFile(conductSource, 'utf8');
for (const language of languages) {
  const pdf = await printer.print(await sourceOf(language), conduct.isoDate);
  const { file } = conduct.documents[language];
  await writeFile(new URL(file, storage), pdf);
  source = source.replace(new RegExp(`(${file}', bytes: )\\d+`), `$1${pdf.length}`);
  console.log(`${file}: ${pdf.length} bytes`);
}
await printer.close();
await writeFile(conductSource, source);

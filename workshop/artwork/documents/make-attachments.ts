/**
 * Makes the files of the sample's tenders and vacancies: tagged PDFs, a workbook and a letter. Writes their names, which are
 * their hashes, and their sizes back into content/attachments.ts. Run: node workshop/artwork/documents/make-attachments.ts
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { settings } from '#content/settings.ts';
import { letter, workbook } from './office.ts';
import { escape, openPrinter, pageSource, paragraphs } from './pdf.ts';
import type { Sheet } from './sheet.ts';
import { sheets } from './sheets.ts';

const root = new URL('../../../', import.meta.url);
const folder = new URL('content/storage/attachments/', root);
const table = new URL('content/attachments.ts', root);

const sample = {
  ar: 'وثيقة نموذجية: المديرية الوطنية مؤسسة غير حقيقية.',
  en: 'A sample document. The National Directorate does not exist.',
};

async function sourceOf({ language, title, about, parts }: Sheet): Promise<string> {
  const emblem = await readFile(new URL('public/emblem.svg', root), 'utf8');
  const { name, tagline } = settings.identity;
  const written = parts.map(({ heading, text = '', list = [], lines = [] }) => {
    const points = list.map((point) => `<li>${escape(point)}</li>`).join('');
    const blanks = lines.map((line) => `<p class="line">${escape(line)}</p>`).join('');
    return `<section><h2>${escape(heading)}</h2>${paragraphs(text)}${points && `<ol>${points}</ol>`}${blanks}</section>`;
  });
  return pageSource({
    language,
    title,
    styles: [new URL('sheet.css', import.meta.url)],
    body: `<header class="head">${emblem.replace('<svg', '<svg aria-hidden="true"')}<div><p>${escape(name[language])}</p><p>${escape(tagline[language])}</p></div></header>
<main><h1>${escape(title)}</h1><p class="about">${escape(about)}</p>${written.join('')}</main>
<footer class="end">${sample[language]}</footer>`,
  });
}

const prices = workbook(
  'الأسعار Prices',
  [
    [
      'الرقم No.',
      'الصنف',
      'Item',
      'العدد Quantity',
      'السعر الإفرادي Unit price (LBP)',
      'المجموع Total (LBP)',
    ],
    [1, 'سيارة إسعاف خفيفة رباعية الدفع', 'Light ambulance, four-wheel drive', 6, '', ''],
    [2, 'تجهيز طبي لسيارة واحدة', 'Medical equipment for one vehicle', 6, '', ''],
    [3, 'تدريب سائق', 'Training of a driver', 12, '', ''],
    [4, 'صيانة دورية لسيارة واحدة في السنة', 'Yearly maintenance of one vehicle', 12, '', ''],
  ],
  [10, 34, 36, 16, 32, 26],
);

const bid = letter('كتاب تقديم العرض', [
  'إلى: المديرية الوطنية، مصلحة اللوازم',
  'الموضوع: المناقصة T-2026/16، شراء ست سيارات إسعاف خفيفة',
  'أنا الموقّع أدناه ………………………………، بصفتي ………………………………، أتقدّم بهذا العرض بعد الاطّلاع على دفتر الشروط الخاصة وقبول كلّ ما فيه.',
  'مدّة صلاحية العرض تسعون يومًا من تاريخ جلسة الفضّ.',
  'المرفقات: الكفالة المؤقتة، إفادة السجلّ التجاري، جدول الأسعار.',
  'التاريخ: ……………………    التوقيع والختم: ……………………',
]);

const printer = await openPrinter();
const made: Record<string, { ending: string; bytes: Buffer }> = {
  'ambulances-prices': { ending: 'xlsx', bytes: prices },
  'ambulances-bid': { ending: 'docx', bytes: bid },
};
for (const sheet of sheets) {
  made[sheet.key] = { ending: 'pdf', bytes: await printer.print(await sourceOf(sheet), sheet.isoDate) };
}
await printer.close();

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
let source = await readFile(table, 'utf8');
for (const [key, { ending, bytes }] of Object.entries(made)) {
  const file = `attachments/${createHash('sha256').update(bytes).digest('hex')}.${ending}`;
  await writeFile(new URL(`../${file}`, folder), bytes);
  source = source.replace(
    new RegExp(`('${key}': \\{)[^}]*\\}`),
    `$1\n    file: '${file}',\n    bytes: ${bytes.length},\n  }`,
  );
  console.log(`${key}: ${file}, ${bytes.length} bytes`);
}
await writeFile(table, source);

import { zip } from './zip.ts';

/** A PDF that is complete as far as its end shows. */
export const pdf = (objects = '1 0 obj\n<</Type/Catalog>>\nendobj') =>
  Buffer.from(`%PDF-1.7\n${objects}\nstartxref\n9\n%%EOF\n`);

const partList = (type: string) =>
  `<Types><Override PartName="/main.xml" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/></Types>`;

export const docx = (more: Record<string, string> = {}, prolog = '') =>
  zip({
    '[Content_Types].xml': prolog + partList('wordprocessingml.document.main'),
    'word/document.xml': '<w/>',
    ...more,
  });

export const xlsx = () =>
  zip({ '[Content_Types].xml': partList('spreadsheetml.sheet.main'), 'xl/workbook.xml': '<x/>' });

export const openDocument = (kind: string, more: Record<string, string> = {}) =>
  zip({ mimetype: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': '<o/>', ...more });

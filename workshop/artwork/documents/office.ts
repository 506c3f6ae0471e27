import { zip } from '#tests/requests/zip.ts';
import { escape } from './pdf.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const sheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const openXml = 'application/vnd.openxmlformats-officedocument';

function types(parts: Record<string, string>): string {
  const overrides = Object.entries(parts).map(
    ([name, type]) => `<Override PartName="/${name}" ContentType="${openXml}.${type}+xml"/>`,
  );
  return `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`;
}

function relations(targets: [type: string, target: string][]): string {
  const rows = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="${packages}/relationships">${rows.join('')}</Relationships>`;
}

/** A workbook of one sheet, which is read from right to left; the first row is its heading. */
export function workbook(name: string, rows: (string | number)[][], widths: number[]): Buffer {
  const cell = (value: string | number, style: number) =>
    typeof value === 'number'
      ? `<c s="${style}"><v>${value}</v></c>`
      : `<c t="inlineStr" s="${style}"><is><t>${escape(value)}</t></is></c>`;
  const written = rows.map(
    (row, index) => `<row>${row.map((value) => cell(value, index === 0 ? 1 : 0)).join('')}</row>`,
  );
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return zip({
    '[Content_Types].xml': types({
      'xl/workbook.xml': 'spreadsheetml.sheet.main',
      'xl/worksheets/sheet1.xml': 'spreadsheetml.worksheet',
      'xl/styles.xml': 'spreadsheetml.styles',
    }),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${declaration}<workbook xmlns="${sheet}" xmlns:r="${office}"><sheets><sheet name="${escape(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': `${declaration}<styleSheet xmlns="${sheet}"><fonts count="2"><font><sz val="11"/><name val="Arial"/></font><font><b/><sz val="11"/><name val="Arial"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${declaration}<worksheet xmlns="${sheet}"><sheetViews><sheetView workbookViewId="0" rightToLeft="1"/></sheetViews><cols>${columns.join('')}</cols><sheetData>${written.join('')}</sheetData></worksheet>`,
  });
}

/** A letter in Arabic: a title, and a paragraph a line. */
export function letter(title: string, lines: string[]): Buffer {
  const paragraph = (text: string, isTitle = false) =>
    `<w:p><w:pPr><w:bidi/>${isTitle ? '<w:spacing w:after="240"/>' : '<w:spacing w:after="160"/>'}</w:pPr><w:r><w:rPr>${isTitle ? '<w:b/><w:bCs/>' : ''}<w:rtl/><w:szCs w:val="${isTitle ? 36 : 26}"/><w:lang w:bidi="ar-LB"/></w:rPr><w:t xml:space="preserve">${escape(text)}</w:t></w:r></w:p>`;
  return zip({
    '[Content_Types].xml': types({ 'word/document.xml': 'wordprocessingml.document.main' }),
    '_rels/.rels': relations([['officeDocument', 'word/document.xml']]),
    'word/document.xml': `${declaration}<w:document xmlns:w="${word}"><w:body>${paragraph(title, true)}${lines.map((line) => paragraph(line)).join('')}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720" w:gutter="0"/><w:bidi/></w:sectPr></w:body></w:document>`,
  });
}

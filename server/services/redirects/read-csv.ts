import { AppError } from '#server/errors/app-error.ts';

/** A record of a CSV file, and the line on which it begins, from 1. */
export type CsvRecord = { line: number; cells: string[] };

/** A cell in quotes, which may hold separators, line breaks and doubled quotes, or one without. */
const cellIn = (separator: string) =>
  new RegExp(
    `(?:"((?:[^"]|"")*)"[^${separator}\\r\\n]*|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`,
    'y',
  );

const separators = ['\t', ';', ','];

/**
 * The records of a CSV file (RFC 4180) without empty lines. Spreadsheets separate by commas, semicolons or tabs: the
 * first line shows which.
 * @throws AppError `invalid` for a file that is not in UTF-8.
 */
export function readCsv(file: Uint8Array): CsvRecord[] {
  const text = textOf(file);
  const [first = ''] = text.split(/[\r\n]/, 1);
  const separator = separators.find((each) => first.includes(each)) ?? ',';
  const cell = cellIn(separator);
  const records: CsvRecord[] = [];
  let record: CsvRecord = { line: 1, cells: [] };
  let line = 1;
  while (cell.lastIndex < text.length) {
    const [matched = '', quoted, plain = '', end] = cell.exec(text) ?? [];
    line += matched.match(/\r\n|\n|\r/g)?.length ?? 0;
    record.cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === separator && cell.lastIndex < text.length) continue;
    if (record.cells.some(Boolean)) records.push(record);
    record = { line, cells: [] };
  }
  return records;
}

function textOf(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch (cause) {
    throw new AppError('invalid', 'redirect.encoding', { cause });
  }
}

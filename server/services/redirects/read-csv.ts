import { AppError } from '#server/errors/app-error.ts';
import * as limits from '#shared/limits.ts';

/** A record of a CSV file, and the line on which it begins, from 1. */
export type CsvRecord = { line: number; cells: string[] };

const separators = ['\t', ';', ','];

/**
 * The records of a CSV file (RFC 4180) without empty lines. Spreadsheets separate by commas, semicolons or tabs: the
 * first line shows which.
 * @throws AppError `invalid` for a file that is not in UTF-8, and for one with too many rows.
 */
export function readCsv(file: Uint8Array): CsvRecord[] {
  const text = textOf(file);
  const [first = ''] = text.split(/[\r\n]/, 1);
  const separator = separators.find((each) => first.includes(each)) ?? ',';
  const plain = new RegExp(`[^${separator}\\r\\n]*`, 'y');
  const records: CsvRecord[] = [];
  let record: CsvRecord = { line: 1, cells: [] };
  let line = 1;
  for (let at = 0; at < text.length; ) {
    const end = text[at] === '"' ? endOfQuoted(text, at) : at;
    plain.lastIndex = end;
    const [rest = ''] = plain.exec(text) ?? [];
    const cell = end > at ? text.slice(at + 1, end - 1).replaceAll('""', '"') : rest;
    record.cells.push(cell.trim());
    if (end > at) line += cell.split(/\r\n|\n|\r/).length - 1;
    at = end + rest.length;
    if (text[at] === separator && at + 1 < text.length) {
      at += 1;
      continue;
    }
    if (record.cells.some(Boolean)) records.push(record);
    if (records.length > limits.maxRedirects) throw new AppError('invalid', 'redirect.manyRows');
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    record = { line, cells: [] };
  }
  return records;
}

/** The end of the cell whose quotation mark is here; one that is never closed ends with the file. */
function endOfQuoted(text: string, start: number): number {
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at < 0) return text.length + 1;
    if (text[at + 1] !== '"') return at + 1;
  }
}

function textOf(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch (cause) {
    throw new AppError('invalid', 'redirect.encoding', { cause });
  }
}

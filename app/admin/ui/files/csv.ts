/** A text that a spreadsheet would read as a formula, full-width signs included. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Rows as a CSV file (RFC 4180) with a byte order mark for spreadsheets. A stranger's text stays text: an
 * apostrophe is put before what would be calculated.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`;
}

function quoted(text: string): string {
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

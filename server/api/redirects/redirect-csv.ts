import type { Redirect } from '#shared/redirects/redirects.ts';

const columns = ['from', 'to', 'origin', 'saved_at'] as const satisfies (keyof Redirect)[];

/** Redirects as a CSV file (RFC 4180), with a byte order mark for spreadsheets. No cell begins as a formula would. */
export function csvOf(redirects: readonly Redirect[]): string {
  const rows = [columns, ...redirects.map((row) => columns.map((column) => row[column]))];
  return `\uFEFF${rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

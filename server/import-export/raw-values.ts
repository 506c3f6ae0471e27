import { z } from 'zod';
import { isMessageKey, localizedMessage } from '../../shared/messages/localized-message.ts';

/** Leaves ample room for later ids. */
const largestId = 1_000_000_000;

/** As long as a text of the editors' forms, in characters. */
const longestText = 512 * 1024;

const timestamp = z.iso.datetime({ offset: true });

/** The id of an item or a manager, as a number or digits; undefined if invalid. */
export function idOf(raw: unknown): number | undefined {
  const { id } = Object(raw) as { id?: unknown };
  const number = typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : id;
  if (typeof number !== 'number' || !Number.isInteger(number)) return undefined;
  return number > 0 && number <= largestId ? number : undefined;
}

/** A past timestamp in our format; undefined if invalid. */
export function timestampOf(raw: unknown): string | undefined {
  const { data } = timestamp.safeParse(raw);
  const date = new Date(data ?? Number.NaN);
  return date.getTime() <= Date.now() ? date.toISOString() : undefined;
}

/**
 * Normalizes an object for the schemas. Some programs store an empty text as null, in one language or both, and do not
 * distinguish an empty picture from none.
 */
export function tolerant(raw: unknown): Record<string, unknown> {
  if (typeof raw !== 'object' || raw === null) return {};
  const fields = Object.entries(raw).map(([field, value]) => [field, tolerantField(field, value)]);
  return Object.fromEntries(fields);
}

function tolerantField(field: string, value: unknown): unknown {
  if (field === 'image') return value === '' ? null : value;
  if (value === null) return localized.includes(field) ? { ar: '', en: '' } : '';
  return typeof value === 'object' && !Array.isArray(value) ? tolerant(value) : value;
}

const localized = ['name', 'from', 'to', 'manager_name', 'section_1', 'section_2'];

/** The first problem with its field: of a schema error, or of text that cannot be stored. */
export function problemOf(checked: unknown): string | undefined {
  if (!(checked instanceof z.ZodError)) return unkept(checked, []);
  const { path, message } = checked.issues[0]!;
  const report = isMessageKey(message) ? localizedMessage('en', message) : message;
  return `${path.map(String).join('.')}: ${report}`;
}

function unkept(value: unknown, path: string[]): string | undefined {
  if (typeof value === 'string') {
    if (value.length > longestText) return `${path.join('.')}: longer than ${longestText} characters`;
    // PostgreSQL cannot store NUL, and neither engine a lone surrogate
    if (value.includes('\0') || !value.isWellFormed()) return `${path.join('.')}: characters that are none`;
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [field, inner] of Object.entries(value)) {
    const problem = unkept(inner, [...path, field]);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

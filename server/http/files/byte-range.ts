import type { ByteRange } from '#server/services/files/storage.ts';

/**
 * Parses `Range` for a file of the given size (RFC 9110 §14.2). Undefined means the complete file, also for malformed
 * and multiple ranges; 'unsatisfiable' is beyond its end.
 */
export function byteRange(
  header: string | undefined,
  bytes: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (start >= bytes) return 'unsatisfiable';
  return start <= end ? { start, end } : undefined;
}

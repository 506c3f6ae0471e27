import { invalid } from '#server/errors/invalid-input.ts';
import { latinDigits } from '#shared/numeral.ts';
import { isUniqueViolation } from '../../../db/is-unique-violation.ts';

/** Characters that are not seen: marks of direction. */
const unseen = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A reference as it is compared with others: «T-٢٠٢٦/١١» is “t-2026/11”; null for none. Not a part of the calls. */
export function referenceKey(reference = ''): string | null {
  const plain = latinDigits(reference.normalize('NFKC').replace(unseen, ''));
  return plain.replace(/\s+/g, ' ').trim().toLowerCase() || null;
}

/** Refuses a reference that another item of the section has. */
export function referenceTaken(): never {
  throw invalid([{ path: ['reference'], message: 'error.referenceTaken' }]);
}

/** Reports the index's refusal of a reference, of two that were written at once. */
export function throwTaken(error: unknown): never {
  const unique = { index: 'content_item_reference', column: 'content_item.reference_key' };
  if (isUniqueViolation(error, unique)) return referenceTaken();
  throw error;
}

import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** A JSON value in its canonical form (RFC 8785). */
export function canonicalJson(value: object): string {
  return canonicalize(value) ?? '';
}

/** SHA-256, in hex, of the canonical form. */
export function canonicalHash(value: object): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}

import { z } from 'zod';
import { largestNumber } from '#shared/largest-number.ts';
import type { AnyMessageKey } from '#shared/messages/localized-message.ts';

type Bounds = { min: number; max?: number };

/** A whole number in an address or a query: plain digits only, no sign, no space, no leading zero. */
export function integer(key: AnyMessageKey, { min, max = largestNumber }: Bounds) {
  const digits = /^(0|[1-9]\d{0,15})$/;
  const read = (value: unknown) => (typeof value === 'string' && digits.test(value) ? Number(value) : value);
  return z.preprocess(read, z.int(key).min(min, key).max(max, key));
}

import { z } from 'zod';
import { referenceCharacters } from '../../limits.ts';
import { givenText, typedText } from '../typed-text.ts';
import type { FieldValue } from './field-kinds.ts';

/** A form has an empty text where there is no timestamp. */
const givenTimestamp = z.union(
  [
    z.iso.datetime({ offset: true }).transform((at) => new Date(at).toISOString()),
    z.literal('').transform(() => null),
    z.null(),
  ],
  'error.timestamp',
);

const givenReference = givenText.trim().max(referenceCharacters, 'error.referenceLength');

/** A path below `/storage/`, or a full address; null where there is no picture. */
const image = z.string().nullable();

/**
 * The values of the field kinds: as they are `stored` and returned, as a form or an import has them (`given`), and what
 * is stored where the field was left out.
 */
export const fieldValues = {
  text: { stored: typedText, given: givenText, empty: '' },
  reference: { stored: typedText, given: givenReference, empty: '' },
  timestamp: { stored: z.iso.datetime().nullable(), given: givenTimestamp, empty: null },
  image: { stored: image, given: image, empty: null },
} as const satisfies Record<FieldValue, { stored: z.ZodType; given: z.ZodType; empty: unknown }>;

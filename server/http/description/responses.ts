import { z } from 'zod';
import { confirmation, pendingSignIn } from '#shared/accounts/second-factors.ts';
import { mediaUse } from '#shared/media/media.ts';
import { factKinds } from '#shared/parity/fact.ts';

/** Words of one side that the other does not state, as they stand there. */
export const difference = z.object({
  kind: z.enum(factKinds),
  ar: z.array(z.string()),
  en: z.array(z.string()),
});

/** The response of every failed call. */
export const errorResponse = z.object({
  message: z.string().describe('What is wrong, in the language that Accept-Language prefers.'),
  errors: z
    .record(z.string(), z.array(z.string()))
    .optional()
    .describe('What is wrong with each field, where it is the fields.'),
  current: z.unknown().optional().describe('What is stored now, where it has changed in the meantime.'),
  withdrawal: z
    .looseObject({ reason_ar: z.string(), reason_en: z.string() })
    .optional()
    .describe('Why an item was withdrawn, with its titles and what replaces it.'),
  differences: z.array(difference).optional().describe('What only one side of an item states.'),
  uses: z.array(mediaUse).optional().describe('Where the picture is used that was to be deleted.'),
  second_factor: pendingSignIn.optional().describe('What a sign-in still needs beside the password.'),
  confirmation: confirmation
    .optional()
    .describe('Of a 403: the call needs one’s own password, and one of these, among its own fields.'),
});

const failures = {
  default: {
    description: 'What went wrong; nothing was changed.',
    content: { 'application/json': { schema: errorResponse } },
  },
};

/** The responses of a call, for its schema: the success, and the one form of every failure. */
export function responses<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { 200: { description, content: { 'application/json': { schema } } }, ...failures };
}

/** The same for a call that creates something. */
export function created<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { 201: { description, content: { 'application/json': { schema } } }, ...failures };
}

/** A success without any other result. */
export const done = z.object({ message: z.string() });

import { z } from 'zod';
import { pendingSignIn } from '#shared/accounts/second-factors.ts';

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
  second_factor: pendingSignIn.optional().describe('What a sign-in still needs beside the password.'),
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

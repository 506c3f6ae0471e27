import { z } from 'zod';

/** What every call answers when it fails. */
export const errorAnswer = z.object({
  message: z.string().describe('What is wrong, in the language that Accept-Language prefers.'),
  errors: z
    .record(z.string(), z.array(z.string()))
    .optional()
    .describe('What is wrong with each field, where it is the fields.'),
});

/** The answers of a call, for its schema: what it answers when all is well, and the one form of every failure. */
export function answers<Schema extends z.ZodType>(description: string, schema: Schema) {
  return {
    200: { description, content: { 'application/json': { schema } } },
    default: {
      description: 'What went wrong; nothing was changed.',
      content: { 'application/json': { schema: errorAnswer } },
    },
  };
}

import { z } from 'zod';

export const creationKeyField = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .optional()
  .describe('A random name of this creation: repeated after a lost response, it makes no second item.');

type Creation<Found, Result> = {
  /** The result of a creation of this name, if there was one. */
  find: () => Promise<Found | undefined>;
  create: () => Promise<Result>;
  /** The result of a repetition. */
  repeat: (found: Found) => Promise<Result>;
};

/** Creates something, but not a second time where the response of the first one was lost. */
export async function createOnce<Found extends object, Result>({
  find,
  create,
  repeat,
}: Creation<Found, Result>): Promise<Result> {
  const found = await find();
  if (found) return repeat(found);
  try {
    return await create();
  } catch (error) {
    // The same creation may have been under way
    const meanwhile = await find();
    if (!meanwhile) throw error;
    return repeat(meanwhile);
  }
}

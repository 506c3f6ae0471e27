import type { z } from 'zod';
import { type AnyMessageKey, isMessageKey } from '../../shared/messages/localized-message.ts';
import { AppError } from './app-error.ts';

type Problem = { path: readonly PropertyKey[]; message?: string | undefined };

/** An error with the first problem as its message, and every invalid field by its path (`slides.0.alt.ar`). */
export function invalid(problems: readonly Problem[]): AppError {
  const fields: Record<string, AnyMessageKey[]> = {};
  for (const { path, message = '' } of problems) {
    const field = path.map(String).join('.');
    if (!field) continue;
    const key = isMessageKey(message) ? message : 'error.invalid';
    fields[field] = [...new Set([...(fields[field] ?? []), key])];
  }
  const [first = 'error.invalid'] = Object.values(fields).flat();
  return new AppError('invalid', first, { fields });
}

/**
 * The input as its schema has it.
 * @throws AppError `invalid`
 */
export function validated<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const { data, error } = schema.safeParse(input);
  if (error) throw invalid(error.issues);
  return data;
}

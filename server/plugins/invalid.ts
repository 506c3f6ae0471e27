import { AppError } from '#server/errors.ts';
import { isSentenceKey, type SentenceKey } from './sentence.ts';

type Problem = { path: readonly PropertyKey[]; message: string | undefined };

/** A refusal that names each bad field by its path (`slides.0.alt.ar`), with what is wrong with it. */
export function invalid(problems: readonly Problem[]): AppError {
  const fields: Record<string, SentenceKey[]> = {};
  for (const { path, message = '' } of problems) {
    const field = path.map(String).join('.');
    if (!field) continue;
    const key = isSentenceKey(message) ? message : 'error.invalid';
    fields[field] = [...new Set([...(fields[field] ?? []), key])];
  }
  return new AppError('invalid', 'error.invalid', { fields });
}

import { AppError } from '#server/errors/app-error.ts';
import { type AnyMessageKey, isMessageKey } from '../../../shared/messages/localized-message.ts';

type Problem = { path: readonly PropertyKey[]; message: string | undefined };

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

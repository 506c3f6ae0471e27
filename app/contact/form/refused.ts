import type { Language } from '#shared/languages.ts';
import { catalogue } from '#shared/messages/catalogue.ts';
import { type MessageKey, message } from '#shared/messages/messages.ts';
import { numerals } from '#shared/numeral.ts';
import type { Failure } from './submission.ts';

/** Shape of the server's own errors; their class stays on its side of the wall. */
type Refused = Error & {
  key: string;
  details: { fields?: Record<string, string[]>; values?: Record<string, number> };
};

export function isRefused(error: unknown): error is Refused {
  return error instanceof Error && 'key' in error && 'details' in error;
}

/** True where the plain question was answered before, with other texts. */
export function isReuse(error: unknown): boolean {
  return isRefused(error) && error.key === 'error.otherContent';
}

/** True where the answer was right, and came sooner than somebody can read. */
export function isTooEarly(error: unknown): boolean {
  return isRefused(error) && error.key === 'form.tooEarly';
}

/** An error of a service as a form shows it. Runs on the server. */
export function failureOf(error: unknown, language: Language, otherwise: MessageKey): Failure {
  const { key, details }: Pick<Refused, 'key' | 'details'> = isRefused(error)
    ? error
    : { key: '', details: {} };
  const reported = Object.hasOwn(catalogue[language], key) ? (key as MessageKey) : otherwise;
  const values = numerals(language, details.values ?? {});
  return { message: message(language, reported, values), field: Object.keys(details.fields ?? {})[0] };
}

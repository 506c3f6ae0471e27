import { config } from 'zod';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import type { Language } from '#shared/languages.ts';
import { type MessageKey, message } from '#shared/messages/messages.ts';
import { numerals } from '#shared/numeral.ts';
import type { Failure } from './submission.ts';

/** Validation and sending of a form: fetched when a form is used, since few visitors use one. */

// Before the first schema: Zod would test whether the page's policy allows `eval`, and it forbids that.
config({ jitless: true });
const { isTooLong, submissionForms, textLimits } = await import('#shared/forms/submissions.ts');

type Texts = Record<string, string>;

/** Lengths, in bytes, to which a body is padded: an observer of the network cannot infer a text's length. */
const sizes = [4, 16, 64, 256, 379].map((kibibytes) => kibibytes * 1_024);

const timeoutMs = 60_000;

/** The first rule that the texts break, in the specification's order (§5), or that they are too long. */
export function firstProblem(kind: SubmissionKind, texts: Texts, language: Language): Failure | undefined {
  const [issue] = submissionForms[kind].safeParse(texts).error?.issues ?? [];
  if (issue) return { message: message(language, issue.message as MessageKey), field: String(issue.path[0]) };
  if (!isTooLong(texts)) return undefined;
  return {
    message: message(language, 'form.tooLong', numerals(language, textLimits)),
    field: longest(texts),
  };
}

function longest(texts: Texts): string | undefined {
  const fields = Object.entries(texts).filter(([field]) => field !== 'recaptcha');
  return fields.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

/**
 * Sends the texts. `key`, where there is one, is an idempotency key: the server accepts the texts once under
 * it. The result is `lost` where no response came from the server itself.
 */
export async function deliver(
  kind: SubmissionKind,
  texts: Texts,
  { language, key }: { language: Language; key: string },
): Promise<'sent' | 'lost' | Failure> {
  try {
    const response = await fetch(`/api/${kind}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        ...(key && { 'idempotency-key': key }),
      },
      body: filledUp(JSON.stringify(texts)),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return 'sent';
    const result = (await response.json()) as { message?: string; errors?: Record<string, string[]> };
    if (!result.message) return 'lost';
    return { message: result.message, field: Object.keys(result.errors ?? {})[0] };
  } catch {
    return 'lost';
  }
}

/** Pads with spaces, which JSON ignores. */
function filledUp(json: string): string {
  const { length } = new TextEncoder().encode(json);
  const size = sizes.find((each) => each >= length) ?? length;
  return json + ' '.repeat(size - length);
}

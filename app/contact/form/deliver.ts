import { config } from 'zod';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import type { Language } from '#shared/languages.ts';
import { type MessageKey, message } from '#shared/messages/messages.ts';
import { numerals } from '#shared/numeral.ts';
import type { SealedForm } from '../seal/seal.ts';
import { postPadded } from './post-padded.ts';
import type { Failure } from './submission.ts';

/** Validation and sending of a form: fetched when a form is used, since few visitors use one. */

// Before the first schema: Zod would test whether the page's policy allows `eval`, and it forbids that.
config({ jitless: true });
const { isTooLong, submissionForms, textLimits } = await import('#shared/forms/submissions.ts');

type Texts = Record<string, string>;

/** The result of sending: the receipt, and the pass with which files follow. */
type Delivered = { receipt: string | undefined; pass: string | undefined };

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

/** Texts that break no rule, as the server would store them. */
export function checkedTexts(kind: SubmissionKind, texts: Texts): Record<string, string | undefined> {
  const { recaptcha: _proof, receipt_key: _key, ...checked } = submissionForms[kind].parse(texts);
  return checked;
}

type Options = {
  language: Language;
  /** An idempotency key: the server accepts what is sent once under it. */
  key: string;
};

/** Sends texts, which the server seals. The result is `lost` where no response came from the server itself. */
export function deliver(kind: SubmissionKind, texts: Texts, options: Options) {
  return post(`/api/${kind}`, texts, options);
}

/** Sends a form that was sealed here. */
export async function deliverSealed(
  kind: SubmissionKind,
  { body, receipt }: SealedForm,
  { recaptcha, ...options }: Options & { recaptcha: string },
): Promise<Delivered | 'lost' | Failure> {
  const outcome = await post(`/api/sealed/${kind}`, { recaptcha, ...body }, options);
  return typeof outcome === 'object' && 'pass' in outcome ? { ...outcome, receipt } : outcome;
}

async function post(
  path: string,
  body: object,
  { language, key }: Options,
): Promise<Delivered | 'lost' | Failure> {
  try {
    const response = await postPadded(path, body, { language, key });
    const result = (await response.json()) as {
      message?: string;
      receipt?: string;
      pass?: string;
      errors?: Record<string, string[]>;
    };
    if (response.ok) return { receipt: result.receipt, pass: result.pass };
    if (!result.message) return 'lost';
    return { message: result.message, field: Object.keys(result.errors ?? {})[0] };
  } catch {
    return 'lost';
  }
}

import { addressLanguage } from '#shared/addresses.ts';
import type { Language } from '#shared/languages.ts';
import { catalogue } from '#shared/messages/catalogue.ts';
import { type MessageKey, message } from '#shared/messages/messages.ts';
import type { SubmissionKind } from '#shared/submissions.ts';
import type { Sender, Site } from '../context.ts';
import { forms } from './forms.ts';
import type { Failure, Posted, Question } from './submission.ts';

/** What the server's own failures look like; their class stays on its side of the wall. */
type Refused = Error & { key: string; details: { fields?: Record<string, string[]> } };

/** Takes a form that a browser sent by itself. Runs on the server. Answers what to show, and the answer's status. */
export async function receivePost(
  site: Site,
  request: Request,
  sender: Sender,
): Promise<{ posted: Posted; status: number }> {
  const { captcha, submissions } = site.services;
  const { pathname, searchParams } = new URL(request.url);
  const form = await request.formData();
  const typed = (name: string) => {
    const value = form.get(name);
    // Browsers end a line in two characters.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  const kind: SubmissionKind = (typed('form') || searchParams.get('tab')) === 'report' ? 'report' : 'contact';
  const texts = Object.fromEntries(forms[kind].fields.map(({ name }) => [name, typed(name)]));
  const question = { ...numbers(typed), token: typed('token'), answer: typed('answer').trim() };
  const recaptcha = question.answer && captcha.plainProof(question.token, question.answer);
  try {
    await submissions.send(kind, { ...texts, recaptcha }, sender);
    return { posted: { kind, texts: {} }, status: 200 };
  } catch (error) {
    if (!isRefused(error)) site.report(error);
    const failure = failureOf(error, kind, addressLanguage(pathname));
    const next = isStillGood(question, error) ? question : await captcha.question(kind);
    return { posted: { kind, texts, failure, question: next }, status: site.statusOf(error) };
  }
}

function isRefused(error: unknown): error is Refused {
  return error instanceof Error && 'key' in error && 'details' in error;
}

function failureOf(error: unknown, kind: SubmissionKind, language: Language): Failure {
  const { key, details } = isRefused(error) ? error : { key: '', details: {} };
  const said = Object.hasOwn(catalogue[language], key) ? (key as MessageKey) : forms[kind].failed;
  return { message: message(language, said), field: Object.keys(details.fields ?? {})[0] };
}

/** Whether the question stands as it was asked and answered: unless it was the answer that was refused. */
function isStillGood(question: Question, error: unknown): boolean {
  const refused = isRefused(error) && 'recaptcha' in (error.details.fields ?? {});
  const early = isRefused(error) && error.key === 'form.tooQuick';
  const whole = question.token !== '' && question.a > 0 && question.b > 0;
  return whole && (!refused || early);
}

/** The two numbers of the question, by which it is asked again; the token knows what they are. */
function numbers(typed: (name: string) => string): { a: number; b: number } {
  const digit = (name: string) => (/^[1-9]$/.test(typed(name)) ? Number(typed(name)) : 0);
  return { a: digit('a'), b: digit('b') };
}

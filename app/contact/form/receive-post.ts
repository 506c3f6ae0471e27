import type { SubmissionKind } from '#shared/forms/submissions.ts';
import type { Language } from '#shared/languages.ts';
import { catalogue } from '#shared/messages/catalogue.ts';
import { type MessageKey, message } from '#shared/messages/messages.ts';
import { numerals } from '#shared/numeral.ts';
import { urlLanguage } from '#shared/site/urls.ts';
import type { Sender, Site } from '../../context.ts';
import { questionInWords } from '../captcha/question-in-words.ts';
import { forms } from './forms.ts';
import type { Failure, Posted } from './submission.ts';

/** Shape of the server's own errors; their class stays on its side of the wall. */
type Refused = Error & {
  key: string;
  details: { fields?: Record<string, string[]>; values?: Record<string, number> };
};

/**
 * Receives a form that a browser sent without a script. Runs on the server. Returns the page's data, and the
 * response's status.
 */
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
  const [token, answer] = [typed('token'), typed('answer').trim()];
  const recaptcha = answer && captcha.plainProof(token, answer);
  try {
    // A page that is reloaded after success sends the same texts again
    await submissions.send(kind, { ...texts, recaptcha }, { ...sender, attempt: token, plainForm: true });
    return { posted: { kind, texts: {} }, status: 200 };
  } catch (error) {
    // As with the calls of the forms: a busy database writes no log line, whose timestamp would be that of
    // the message
    const status = site.statusOf(error);
    if (status === 500) site.report(error);
    const language = urlLanguage(pathname);
    const failure = failureOf(error, kind, language);
    const same = isStillGood(error) ? await captcha.sameQuestion(token) : undefined;
    const plain = same ?? (await captcha.question(kind, sender.address));
    const question = { ...questionInWords(language, plain), ...(same && { answer }) };
    return { posted: { kind, texts, failure, question }, status };
  }
}

function isRefused(error: unknown): error is Refused {
  return error instanceof Error && 'key' in error && 'details' in error;
}

function failureOf(error: unknown, kind: SubmissionKind, language: Language): Failure {
  const { key, details }: Pick<Refused, 'key' | 'details'> = isReuse(error)
    ? { key: 'form.captchaUsed', details: { fields: { recaptcha: [] } } }
    : isRefused(error)
      ? error
      : { key: '', details: {} };
  const reported = Object.hasOwn(catalogue[language], key) ? (key as MessageKey) : forms[kind].failed;
  const values = numerals(language, details.values ?? {});
  return { message: message(language, reported, values), field: Object.keys(details.fields ?? {})[0] };
}

/** True where the question was answered before, with other texts. */
function isReuse(error: unknown): boolean {
  return isRefused(error) && error.key === 'error.otherContent';
}

/** The question stays valid unless its answer was the problem. */
function isStillGood(error: unknown): boolean {
  if (isReuse(error)) return false;
  const refused = isRefused(error) && 'recaptcha' in (error.details.fields ?? {});
  return !refused || error.key === 'form.tooEarly';
}

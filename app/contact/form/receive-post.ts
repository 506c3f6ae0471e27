import type { SubmissionKind } from '#shared/forms/submissions.ts';
import { message } from '#shared/messages/messages.ts';
import { urlLanguage } from '#shared/site/urls.ts';
import type { Sender, Site } from '../../context.ts';
import { questionAgain } from '../captcha/question-in-words.ts';
import { forms } from './forms.ts';
import { failureOf, isRefused, isReuse, isTooEarly } from './refused.ts';
import type { Posted } from './submission.ts';
import { textField } from './text-field.ts';

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
  const typed = (name: string) => textField(form, name);
  const kind: SubmissionKind = (typed('form') || searchParams.get('tab')) === 'report' ? 'report' : 'contact';
  const texts = Object.fromEntries(forms[kind].fields.map(({ name }) => [name, typed(name)]));
  const [token, answer] = [typed('token'), typed('answer').trim()];
  const recaptcha = answer && captcha.plainProof(token, answer);
  try {
    // A page that is reloaded after success sends the same texts again
    const sent = { ...texts, recaptcha };
    const { receipt } = await submissions.send(kind, sent, { ...sender, attempt: token, plainForm: true });
    return { posted: { kind, texts: {}, ...(receipt && { receipt }) }, status: 200 };
  } catch (error) {
    // As with the calls of the forms: a busy database writes no log line, whose timestamp would be that of
    // the message
    const status = site.statusOf(error);
    if (status === 500) site.report(error);
    const language = urlLanguage(pathname);
    const failure = isReuse(error)
      ? { message: message(language, 'form.captchaUsed'), field: 'recaptcha' }
      : failureOf(error, language, forms[kind].failed);
    const { address } = sender;
    const again = { form: kind, address, token, typed: answer, isStillGood: isStillGood(error) };
    const question = await questionAgain(captcha, language, again);
    return { posted: { kind, texts, failure, question }, status };
  }
}

/** The question stays valid unless its answer was the problem. */
function isStillGood(error: unknown): boolean {
  if (isReuse(error)) return false;
  const refused = isRefused(error) && 'recaptcha' in (error.details.fields ?? {});
  return !refused || isTooEarly(error);
}

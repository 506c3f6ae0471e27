import type { Language } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import { questionAgain } from '../contact/captcha/question-in-words.ts';
import { failureOf, isReuse, isTooEarly } from '../contact/form/refused.ts';
import type { Failure, Question } from '../contact/form/submission.ts';
import { textField } from '../contact/form/text-field.ts';
import type { Sender, Site } from '../context.ts';
import { type TypedChoice, typedChoice } from './typed-choice.ts';

/** The fields as they were typed, and the reason why it was not taken; without one the mail is on its way. */
export type Subscribing = TypedChoice & { email: string; failure?: Failure; question?: Question };

/** Receives the form of a subscription, which a browser sent by itself. Runs on the server; nothing of it is logged. */
export async function receiveSubscribe(
  site: Site,
  request: Request,
  { sender, language }: { sender: Sender; language: Language },
): Promise<{ posted: Subscribing; status: number }> {
  const { captcha, subscriptions } = site.services;
  const form = await request.formData();
  const typed = (name: string) => textField(form, name).trim();
  const given = { email: typed('email').slice(0, 300), ...typedChoice(form) };
  const [token, solution] = [typed('token'), typed('answer')];
  const recaptcha = solution && captcha.plainProof(token, solution);
  try {
    // A page that is loaded again sends the same again
    const caller = { address: sender.address, attempt: token, plainForm: true };
    await subscriptions?.request({ ...given, language, recaptcha }, caller);
    return { posted: { ...given, email: '' }, status: 200 };
  } catch (error) {
    const status = site.statusOf(error);
    if (status === 500) site.report(error);
    const failure = isReuse(error)
      ? { message: message(language, 'form.captchaUsed'), field: 'recaptcha' }
      : failureOf(error, language, 'subscribe.failed');
    const question = await questionAgain(captcha, language, {
      form: 'subscribe',
      address: sender.address,
      token,
      typed: solution,
      isStillGood: failure.field !== 'recaptcha' || isTooEarly(error),
    });
    return { posted: { ...given, failure, question }, status };
  }
}

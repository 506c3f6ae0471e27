import type { Language } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import type { Site } from '../../context.ts';
import type { Question } from '../form/submission.ts';

type Captcha = Site['services']['captcha'];

type PlainQuestion = Awaited<ReturnType<Captcha['question']>>;

/**
 * The text of a plain question. Runs on the server: a browser never receives the numbers.
 * @param answer of an earlier try, where the question is the same.
 */
export function questionInWords(
  language: Language,
  { subject, a, b, token, wait }: PlainQuestion,
  answer?: string,
): Question {
  const words = message(language, 'question.numbers').split(' ');
  const values = { a: words[a - 1] ?? a, b: words[b - 1] ?? b };
  const text = message(language, `question.${subject}`, values);
  return { token, wait, text, ...(answer !== undefined && { answer }) };
}

type Again = {
  form: Parameters<Captcha['question']>[0];
  address: string;
  /** The question that was answered, and what was typed. */
  token: string;
  typed: string;
  isStillGood: boolean;
};

/** The question of a form that comes back with an error: the same one while it is good, with what was typed, or a new one. */
export async function questionAgain(
  captcha: Captcha,
  language: Language,
  { form, address, token, typed, isStillGood }: Again,
): Promise<Question> {
  const same = isStillGood ? await captcha.sameQuestion(token) : undefined;
  return questionInWords(language, same ?? (await captcha.question(form, address)), same && typed);
}

import type { Language } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import type { Site } from '../../context.ts';
import type { Question } from '../form/submission.ts';

type PlainQuestion = Awaited<ReturnType<Site['services']['captcha']['question']>>;

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

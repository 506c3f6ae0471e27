import { plainAnswer } from '#server/services/submissions/captcha/plain-question.ts';
import type { Language } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';

const subjects = ['sum', 'difference', 'next', 'larger'] as const;

const patterns = { a: String.raw`(?<a>\S+?)`, b: String.raw`(?<b>\S+?)` };

/** The right answer to a plain question, as a person finds it. */
export function solvePlainQuestion(language: Language, question: string): number {
  const words = message(language, 'question.numbers').split(' ');
  for (const subject of subjects) {
    const localizedMessage = message(language, `question.${subject}`).replaceAll(/[.?؟]/g, String.raw`\$&`);
    const pattern = localizedMessage.replace('{a}', patterns.a).replace('{b}', patterns.b);
    const { groups } = new RegExp(`^${pattern}$`).exec(question) ?? {};
    const numberOf = (word = '') => words.indexOf(word) + 1;
    if (groups) return plainAnswer({ subject, a: numberOf(groups['a']), b: numberOf(groups['b']) });
  }
  throw new Error(`No question of the page: ${question}`);
}

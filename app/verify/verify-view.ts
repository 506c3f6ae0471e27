import { formatDateTime } from '#shared/date-time.ts';
import type { DiffRun } from '#shared/diff/word-diff.ts';
import type { Language } from '#shared/languages.ts';
import { type MessageKey, message } from '#shared/messages/messages.ts';
import { isolatedCode } from '#shared/publication-log/item-code.ts';
import type { Verdict } from '#shared/publication-log/verdict.ts';
import { href } from '#shared/site/href.ts';

/** The way in which something was given. */
export type Given = 'text' | 'place' | 'file';

const words = {
  lead: 'verify.lead',
  text: 'verify.text',
  textHint: 'verify.textHint',
  file: 'verify.file',
  fileHint: 'verify.fileHint',
  submit: 'verify.submit',
  comparison: 'verify.comparison',
  removed: 'detail.removedWords',
  added: 'detail.addedWords',
} as const satisfies Record<string, MessageKey>;

export type VerifyWords = Record<keyof typeof words, string>;

/** The words of the page, which the server sends with it. */
export const verifyWords = (language: Language) =>
  Object.fromEntries(
    Object.entries(words).map(([name, key]) => [name, message(language, key)]),
  ) as VerifyWords;

export type VerifyView = {
  kind: Verdict['kind'];
  heading: string;
  text: string;
  lines: string[];
  title: string;
  links: { to: string; text: string }[];
  runs: DiffRun[];
};

const currentTexts = {
  text: 'verify.currentText',
  place: 'verify.currentPlace',
  file: 'verify.currentFile',
} as const;

/** A verdict as its page shows it. */
export function verifyView(verdict: Verdict, given: Given, language: Language): VerifyView {
  const { kind } = verdict;
  const heading = message(language, `verify.${kind}`);
  const text = message(language, kind === 'current' ? currentTexts[given] : `verify.${kind}Text`);
  const report = {
    to: href('contact-us', { language, tab: 'report' }),
    text: message(language, 'verify.report'),
  };
  if (verdict.kind === 'unknown')
    return { kind, heading, text, lines: [], title: '', links: [report], runs: [] };
  const { section, id, code, side, title, published_at, changed_at, withdrawn_at, successor } = verdict.item;
  const at = (key: 'published' | 'changed' | 'withdrawnAt', time: string) =>
    message(language, `verify.${key}`, { at: formatDateTime(language, time) });
  const pageOf = (place: { section: typeof section; id: number }) =>
    href('section-detail', { ...place, language: side });
  return {
    kind,
    heading,
    text,
    title,
    lines: [
      at('published', published_at),
      ...changed_at.map((time) => at('changed', time)),
      ...(withdrawn_at ? [at('withdrawnAt', withdrawn_at)] : []),
      `${message(language, 'verify.code')}: ${isolatedCode(code)}`,
    ],
    links: [
      ...(title ? [{ to: pageOf({ section, id }), text: message(language, 'verify.toItem') }] : []),
      ...(successor ? [{ to: pageOf(successor), text: message(language, 'verify.successor') }] : []),
      ...(kind === 'altered' ? [report] : []),
    ],
    runs: verdict.kind === 'altered' ? verdict.runs : [],
  };
}

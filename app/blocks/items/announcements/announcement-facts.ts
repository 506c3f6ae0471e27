import type { Language } from '#shared/languages.ts';
import { latinDigits } from '#shared/numeral.ts';
import { splitRuns } from '../../../ui/split-runs.ts';
import { deadlineOf } from './deadline.ts';

export const factNames = ['opens', 'deadline', 'reference', 'email', 'phone'] as const;

/** Facts that an announcement states for certain, in its own words. */
export type Facts = Partial<Record<(typeof factNames)[number], string>>;

/** The words for a reference: without one before them, and without a year, capitals with figures are anything. */
const referenceWord =
  /(?:رقمها|رقمه|رقم|المرجع|مرجعها|\b[Rr]eference|\b[Rr]ef\.?|\b[Nn]o\.?|\b[Nn]umber)\s*:?\s*$/;
const fax = /(?:فاكس|\bfax)\s*:?\s*$/i;

/** The facts of a text in a language. What is there twice with different values is left out, like all that is in doubt. */
export function announcementFacts(text: string, language: Language): Facts {
  const found: Record<'reference' | 'email' | 'phone', string[]> = { reference: [], email: [], phone: [] };
  let before = '';
  for (const run of splitRuns(text)) {
    if (run.href?.startsWith('mailto:')) found.email.push(run.text);
    if (run.href?.startsWith('tel:') && !fax.test(before)) found.phone.push(run.text);
    const isCertain = run.reference === 'dated' || (run.reference && referenceWord.test(before));
    if (isCertain) found.reference.push(run.text);
    before = run.text;
  }
  const facts = { deadline: deadlineOf(text, language), ...mapped(found) };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

function mapped(found: Record<string, string[]>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(found).map(([name, texts]) => [name, onlyOne(texts)]));
}

/** The text that is the same wherever it stands, however its figures are typed. */
function onlyOne(texts: string[]): string | undefined {
  const different = new Set(texts.map((text) => latinDigits(text).replace(/[\s()،,-]+/g, ' ')));
  return different.size === 1 ? texts[0] : undefined;
}

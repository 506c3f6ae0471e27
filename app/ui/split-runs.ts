import { latinDigits } from '#shared/numeral.ts';
import { callAddress } from './contact-links.tsx';

/** A part of a text. One with a direction stays on one line; `around` is that of the text around it. */
export type Run = {
  text: string;
  direction?: 'ltr' | 'around';
  href?: string;
  /** Capitals with figures are certainly a reference where a year follows them. */
  reference?: 'dated' | 'undated';
};

const digit = '[0-9٠-٩۰-۹]';
const space = '[ \\u00A0\\u202F]';
const host = '(?:[\\w-]+\\.)+';

/** Up to a space, a quotation mark or the punctuation after it; brackets in pairs. */
const path = '(?:\\([^\\s<>"«»“”،؛()]*\\)|[^\\s<>"«»“”،؛()])*(?<![.,;:!?…؟])';

const email = `[\\w.+-]+@${host}[A-Za-z]+`;

/**
 * Without `https://` only below domains that cannot result from a missing space («ends.In the»), and never
 * with a user's name.
 */
const web = `https?://(?![^\\s/]*@)\\w${path}|${host}(?:com|org|net|edu|gov|info|lb)(?:[/?#]${path})?`;

const file = '\\w[\\w.()-]{0,120}\\.(?:pdf|docx?|xlsx?|pptx?|csv|txt|zip|jpe?g|png|mp[34]|[A-Z]{3,4})';

const reference = '[A-Z]{1,4}-(?=[\\w/-]{0,40}\\d)[\\w/-]{0,40}\\w';

/** Such as `T-2026/14`. */
const withYear = /^[A-Z]+-(?:19|20)\d\d[/-]/;

const number =
  `\\+?(?:\\(\\+?${digit}+\\)(?:${space}|[/-])?)?${digit}+` +
  `(?:(?:${space}?\\(${digit}+\\)${space}?|${space}|[/.‐‑–-])${digit}+)*[%٪]?`;

/** Each shape begins at a word boundary and repeats nothing ambiguous, so that matching takes linear time. */
const shapes = new RegExp(
  `(?<![\\w@./+-])(?:(${email})|(${web})|${file}|(${reference}))(?![\\w@-]|\\.\\w)` +
    `|(?<!\\w|${digit}|${digit}[.,:])(${number})(?![\\w@]|${digit}|[.,:]${digit})`,
  'g',
);

/** Splits a text into runs with a direction of their own and the rest; the parts together are the text. */
export function splitRuns(text: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const found of text.matchAll(shapes)) {
    const run = runOf(found);
    if (!run) continue;
    if (found.index > end) runs.push({ text: text.slice(end, found.index) });
    runs.push(run);
    end = found.index + run.text.length;
  }
  if (end < text.length || end === 0) runs.push({ text: text.slice(end) });
  return runs;
}

function runOf([text, mail, address, identifier, figures]: string[]): Run | undefined {
  if (figures) return numberRun(text ?? '');
  const run: Run = { text: text ?? '', direction: 'ltr' };
  if (mail) return { ...run, href: `mailto:${mail}` };
  if (address) return { ...run, href: address.startsWith('http') ? address : `https://${address}` };
  if (identifier) return { ...run, reference: withYear.test(identifier) ? 'dated' : 'undated' };
  return run;
}

/** A date, or two short figures: never a telephone number. */
const dateOrPair = /^\d{1,4}([/.‐‑–-])(\d{1,2}\1)?\d{1,4}$/;

/** A number whose thousands are apart. */
const amount = /^\d{1,3}(\s\d{3})+$/;

/**
 * A telephone number begins with a country code, a trunk zero or a Lebanese mobile network, eight digits
 * together.
 */
const telephone = /^(?=(\D*\d){7,15}\D*$)(\(?\+|\(?0|(7[01689]|81)\D*(\d\D*){6}$)/;

function numberRun(text: string): Run | undefined {
  const latin = latinDigits(text.slice(0, 40));
  if (telephone.test(latin) && !dateOrPair.test(latin) && !/^[1-9].* 000$/.test(latin)) {
    // Without a country code, a zero in brackets is dialled
    return { text, direction: 'ltr', href: callAddress(latin.replace(/^(\+.*)\(0\)/, '$1')) };
  }
  if (amount.test(latin)) return { text, direction: 'ltr' };
  return /^\S*([/‐‑–-]|\.\S*\.)\S*$/.test(latin) ? { text, direction: 'around' } : undefined;
}

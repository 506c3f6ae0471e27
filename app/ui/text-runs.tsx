import type { ReactNode } from 'react';
import { type Run, splitRuns } from './split-runs.ts';

/** `contacts`: telephone and e-mail links only, for a visitor's text, whose URLs are not to be followed. */
export type Links = 'none' | 'contacts' | 'all';

type Props = {
  text: string;
  links?: Links;
  /** Paints what is no run. */
  words?: (text: string) => ReactNode;
};

/**
 * A text whose numbers, addresses and references keep their own direction and stay on one line. It reads and copies
 * as it was written.
 */
export function TextRuns({ text, links = 'none', words }: Props) {
  return withPunctuation(splitRuns(text)).map(({ before, text: part, after, direction, href }, index) => {
    if (!direction) return words ? words(part) : part;
    // Arabic-Indic digits run from left to right within a group alone: an override keeps the groups in order
    const Tag = /^[^A-Za-z]*[٠-٩۰-۹]/.test(part) ? 'bdo' : 'bdi';
    const isolated = direction === 'around' ? part : <Tag dir="ltr">{part}</Tag>;
    const linked = href && (links === 'all' || (links === 'contacts' && !href.startsWith('http')));
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a run has no other key, and none is moved
      <span key={index} className="run">
        {before}
        {linked ? <a href={href}>{isolated}</a> : isolated}
        {after}
      </span>
    );
  });
}

const opening = /[([{"'«“‘]*$/;
const closing = /^[.,:;!?…)\]}"'»”’،؛؟]*/;

/** Runs with the punctuation that touches them: a line could break between the two. */
function withPunctuation(runs: Run[]): (Run & { before?: string; after?: string })[] {
  const parts = runs.map((run) => ({ ...run, before: '', after: '' }));
  for (const [index, part] of parts.entries()) {
    if (part.direction) continue;
    const previous = parts[index - 1];
    if (previous) {
      [previous.after = ''] = closing.exec(part.text)!;
      part.text = part.text.slice(previous.after.length);
    }
    const next = parts[index + 1];
    if (next) {
      [next.before = ''] = opening.exec(part.text)!;
      part.text = part.text.slice(0, part.text.length - next.before.length);
    }
  }
  return parts;
}

import { TextRuns } from '../../ui/text-runs.tsx';
import type { TextPart } from './differing-words.ts';

/** A version's text with the words that the other one lacks as deletions or insertions. */
export function MarkedWords({ parts, mark: Mark }: { parts: TextPart[]; mark: 'del' | 'ins' }) {
  return parts.map(({ text, differs }, index) => {
    const runs = <TextRuns text={text} />;
    // oxlint-disable-next-line react/no-array-index-key -- a part has no other key, and none is moved
    return differs ? <Mark key={index}>{runs}</Mark> : <span key={index}>{runs}</span>;
  });
}

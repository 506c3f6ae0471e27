import { splitRuns } from './split-runs.ts';
import { TextRuns } from './text-runs.tsx';

/** Words that a line could break at their hyphen, such as «co-ordination». */
const hyphenated = /([^\s-]+(?:[-‐–][^\s-]+)+)/;

/** A title whose words stay in one piece. It reads and copies as it was written. */
export function Headline({ text }: { text: string }) {
  return splitRuns(text).map(({ text: part, direction }, index) =>
    direction ? (
      // oxlint-disable-next-line react/no-array-index-key -- a run has no other key, and none is moved
      <TextRuns key={index} text={part} />
    ) : (
      part.split(hyphenated).map((word, at) =>
        at % 2 === 0 ? (
          word
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <span key={`${index}-${at}`} className="run">
            {word}
          </span>
        ),
      )
    ),
  );
}

import { TextRuns } from './text-runs.tsx';

/** A title whose words stay in one piece. It reads and copies as it was written. */
export function Headline({ text }: { text: string }) {
  return <TextRuns text={text} words={unbroken} />;
}

/** Words that a line could break at their hyphen, such as «co-ordination». */
const hyphenated = /([^\s-]+(?:[-‐–][^\s-]+)+)/;

function unbroken(text: string) {
  return text.split(hyphenated).map((word, at) =>
    at % 2 === 0 ? (
      word
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a word has no other key, and none is moved
      <span key={at} className="run">
        {word}
      </span>
    ),
  );
}

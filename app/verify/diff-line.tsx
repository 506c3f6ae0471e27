import type { DiffRun } from '#shared/diff/word-diff.ts';

type Props = { line: readonly DiffRun[]; words: { removed: string; added: string } };

const tags = { same: 'span', removed: 'del', added: 'ins' } as const;

/** A line with the words that were removed and added; a screen reader is told which they are. */
export function DiffLine({ line, words }: Props) {
  return (
    <p className="diff-line" dir="auto">
      {line.map(({ kind, text }, index) => {
        const Tag = tags[kind];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the runs of a line have no names
          <Tag key={index}>
            {kind !== 'same' && <span className="visually-hidden">{words[kind]}</span>}
            {text}
          </Tag>
        );
      })}
    </p>
  );
}

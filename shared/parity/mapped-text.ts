/** A text that was rewritten, with the place of each of its characters in the text as it was written. */
export type MappedText = {
  text: string;
  original: string;
  /** Where a character begins in the original, and where it ends. */
  starts: number[];
  ends: number[];
};

/** The original words of a part of a rewritten text. */
export function originalOf({ original, starts, ends }: MappedText, from: number, to: number): string {
  return original.slice(starts[from], ends[to - 1]);
}

/** Replaces what a pattern finds; a match for which there is no replacement stays. */
export function replaceMapped(
  mapped: MappedText,
  pattern: RegExp,
  replacement: (match: RegExpExecArray) => string | undefined,
): MappedText {
  const edits: Edit[] = [];
  for (const match of mapped.text.matchAll(pattern)) {
    const by = replacement(match);
    if (by !== undefined) edits.push({ from: match.index, to: match.index + match[0].length, by });
  }
  return editMapped(mapped, edits);
}

export type Edit = { from: number; to: number; by: string };

/** Applies replacements, which are in order and do not overlap. */
export function editMapped(mapped: MappedText, edits: readonly Edit[]): MappedText {
  if (edits.length === 0) return mapped;
  const { original } = mapped;
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  const copyUntil = (end: number) => {
    parts.push(mapped.text.slice(at, end));
    for (; at < end; at += 1) {
      starts.push(mapped.starts[at] as number);
      ends.push(mapped.ends[at] as number);
    }
  };
  for (const { from, to, by } of edits) {
    copyUntil(from);
    parts.push(by);
    for (let index = 0; index < by.length; index += 1) {
      starts.push(mapped.starts[from] as number);
      ends.push(mapped.ends[to - 1] as number);
    }
    at = to;
  }
  copyUntil(mapped.text.length);
  return { text: parts.join(''), original, starts, ends };
}

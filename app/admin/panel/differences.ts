import { isSameText } from '#shared/content/editor-text.ts';
import type { Language } from '#shared/languages.ts';

/** One text of a value: its path, its label and its content. */
export type Line = { path: string; label: string; language?: Language; text: string };

export type Difference = Omit<Line, 'text'> & { mine: string; theirs: string };

/**
 * The lines in which two versions differ, in the order of `mine`; a line of one version alone is empty in the
 * other.
 */
export function differences(mine: readonly Line[], theirs: readonly Line[]): Difference[] {
  const ours = new Map(mine.map((line) => [line.path, line]));
  const others = new Map(theirs.map((line) => [line.path, line]));
  return [...new Map([...others, ...ours]).values()]
    .map(({ path, label, language }) => ({
      path,
      label,
      ...(language && { language }),
      mine: ours.get(path)?.text ?? '',
      theirs: others.get(path)?.text ?? '',
    }))
    .filter((line) => !isSameText(line.mine, line.theirs));
}

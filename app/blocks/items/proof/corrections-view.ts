import { columnIn, fieldKinds } from '#shared/content/fields/field-kinds.ts';
import { fieldsOf } from '#shared/content/fields/standard-fields.ts';
import { formatDateTime } from '#shared/date-time.ts';
import { type DiffRun, wordDiff } from '#shared/diff/word-diff.ts';
import type { Language } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import { sectionByKey } from '#shared/site/sections.ts';
import type { Correction } from './correction.ts';
import type { Description } from './described.tsx';

const tags = { same: 'span', removed: 'del', added: 'ins' } as const;

/** The corrections of an item below its text: the lines that changed, newest correction first. */
export function correctionsView(
  corrections: readonly Correction[],
  shown: Language,
  language: Language,
): Description[] {
  if (corrections.length === 0) return [];
  // A screen reader is told which words they are
  const spoken = (text: string): Description => ['span', { className: 'visually-hidden' }, [` ${text} `]];
  const marks: Record<DiffRun['kind'], Description[]> = {
    same: [],
    removed: [spoken(message(language, 'detail.removedWords'))],
    added: [spoken(message(language, 'detail.addedWords'))],
  };
  const runOf = ({ kind, text }: DiffRun): Description => [tags[kind], {}, [...marks[kind], text]];
  const lineOf = (line: DiffRun[]): Description => [
    'p',
    { className: 'diff-line', dir: 'auto' },
    line.map(runOf),
  ];
  const entries = corrections.map(({ at, before, after }): Description => {
    const date = message(language, 'detail.correctedAt', { at: formatDateTime(language, at) });
    const time: Description = ['time', { dateTime: at }, [date]];
    const lines = changedLines(before, after, shown).map(lineOf);
    return ['div', {}, [['p', { className: 'correction-date' }, [time]], ...lines]];
  });
  const heading: Description = ['h2', {}, [message(language, 'detail.corrections')]];
  return [['section', { className: 'corrections' }, [heading, ...entries]]];
}

/** The lines of all fields in which something changed. */
export function changedLines(
  before: Correction['before'],
  after: Correction['after'],
  shown: Language,
): DiffRun[][] {
  const [old, now] = [textsOf(before, shown), textsOf(after, shown)];
  return old.flatMap((text, index) => {
    const other = now[index] ?? '';
    if (text === other) return [];
    return linesOf(wordDiff(text, other, shown)).filter((line) => line.some(({ kind }) => kind !== 'same'));
  });
}

/** The texts that readers see of a side, in the order of its page. */
function textsOf({ section, fields, files }: Correction['before'], shown: Language): string[] {
  const own = fieldsOf(sectionByKey(section)).flatMap((field) => {
    const { value, perLanguage } = fieldKinds[field.kind];
    const given = fields[perLanguage ? columnIn(shown, field) : field.name];
    const text = typeof given === 'string' ? given : '';
    if (value === 'image') return [];
    return [value === 'timestamp' && text ? formatDateTime(shown, text) : text];
  });
  return [...own, files.map(({ name }) => name).join('\n')];
}

/** Runs by the line that they are in. */
function linesOf(runs: readonly DiffRun[]): DiffRun[][] {
  const lines: DiffRun[][] = [[]];
  for (const { kind, text } of runs) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part.trim() !== '') lines.at(-1)?.push({ kind, text: part });
    }
  }
  return lines;
}

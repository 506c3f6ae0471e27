import { type PartName, partNames } from '../part-names.ts';
import type { Results } from '../parts.ts';
import { chapter, headingOf } from './chapters.ts';
import { count } from './format.ts';
import { goalTable } from './goal-table.ts';
import { type Goal, goals } from './goals.ts';

const goalsHeading = '## The goals';

/**
 * The report of an earlier run with the chapters and the goals of the parts that were measured now. All others stay as they
 * were, so each of these chapters names its own day and machine.
 */
export function mergeReport(report: string, results: Results): string {
  const measured = partNames.filter((name) => results[name]);
  const [head = '', ...sections] = report.trimEnd().split(/\n\n(?=## )/);
  for (const name of measured) replaceChapter(sections, name, results);
  const merged = sections.map((section) =>
    section.startsWith(goalsHeading) ? `${goalsHeading}\n\n${mergeGoals(section, goals(results))}` : section,
  );
  return `${[withoutMissing(head, measured), ...merged].join('\n\n')}\n`;
}

function replaceChapter(sections: string[], name: PartName, results: Results): void {
  const written = chapter(name, results[name], results);
  if (!written) return;
  const heading = headingOf(name);
  const noted = written.replace(heading, `${heading}\n\n${noteOf(results)}`);
  const at = sections.findIndex((section) => section.startsWith(`${heading}\n`));
  if (at >= 0) return void sections.splice(at, 1, noted);
  const later = partNames.slice(partNames.indexOf(name) + 1).map(headingOf);
  const next = sections.findIndex((section) =>
    [...later, '## Obstacles'].some((each) => section.startsWith(each)),
  );
  sections.splice(next < 0 ? sections.length : next, 0, noted);
}

function noteOf({ machine: { date, cores, model, node, load }, minutes }: Results): string {
  return `Measured by itself on ${date}, in ${Math.ceil(minutes)} minutes: ${cores} cores (${model}), Node ${node}, with ${count(load)} processes on
average that wanted a core.`;
}

/** The rows of a table of goals, where those of the same name are replaced and others follow. */
function mergeGoals(section: string, measured: readonly Goal[]): string {
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, what = '', goal = '', figure = '', reached]) => ({
      what,
      goal,
      figure,
      reached: reached === 'yes',
    }));
  const added = measured.filter(({ what }) => !rows.some((row) => row.what === what));
  return goalTable([...rows.map((row) => measured.find(({ what }) => what === row.what) ?? row), ...added]);
}

/** The beginning of a report, which names the parts that are missing. */
function withoutMissing(head: string, measured: readonly PartName[]): string {
  return head.replace(/\n\nNot measured this time: ([^.]*)\./, (_, names: string) => {
    const missing = names.split(', ').filter((name) => !measured.some((each) => each === name));
    return missing.length > 0 ? `\n\nNot measured this time: ${missing.join(', ')}.` : '';
  });
}

import type { TestedDefect } from '../../defect.ts';

type Edited = [exported: string, find: string, put: string];

/** A defect of one place that a browser test has to notice: `spec › a part of the title`. */
export function inBrowser(what: string, [exported, find, put]: Edited, noticedBy: string): TestedDefect {
  const [spec = '', title = ''] = noticedBy.split(' › ');
  return { what, edits: [{ in: exported, find, put }], test: `tests/e2e/${spec}.spec.ts`, title };
}

/** A defect of one place that a test of Vitest has to notice: the file. */
export function inVitest(what: string, [exported, find, put]: Edited, test: string): TestedDefect {
  return { what, edits: [{ in: exported, find, put }], test };
}

/** A rule more in a style sheet of `app/styles/`, which a browser test has to notice. */
export function inStyle(
  what: string,
  [sheet, rule]: [sheet: string, rule: string],
  noticedBy: string,
): TestedDefect {
  const [spec = '', title = ''] = noticedBy.split(' › ');
  return {
    what,
    edits: [{ endOf: `app/styles/${sheet}`, put: rule }],
    test: `tests/e2e/${spec}.spec.ts`,
    title,
  };
}

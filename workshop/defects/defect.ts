/**
 * One edit of the sources. In a program, the file is the one below `server/`, `shared/` or `app/` that exports `in`, and
 * `find` describes the one place in it that is replaced (`pattern.ts`). Text serves where there is no syntax tree: in the
 * statements of SQL that a program holds, and in files of configuration. A style sheet gets a rule more at its end.
 */
export type Edit = { put: string } & (
  | { in: string; find: string /** Needed by `put`. */; imports?: string }
  | { in: string; text: string }
  | { file: string; text: string }
  | { endOf: string }
);

/** A defect of the sources that a proof or a test has to notice. */
export type Defect = { what: string; edits: Edit[] };

/** A defect that one test file of the suite has to notice; `title`, where there is one, is part of its tests' titles. */
export type TestedDefect = Defect & { test: string; title?: string };

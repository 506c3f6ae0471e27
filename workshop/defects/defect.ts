/**
 * One edit of the sources. In a program, the file is the one below `server/` or `shared/` that exports `in`, and `find`
 * describes the one place in it that is replaced (`pattern.ts`). Text serves where there is no syntax tree: in the
 * statements of SQL that a program holds, and in files of configuration.
 */
export type Edit = { put: string } & (
  | { in: string; find: string /** Needed by `put`. */; imports?: string }
  | { in: string; text: string }
  | { file: string; text: string }
);

/** A defect of the sources that a proof or a test has to notice. */
export type Defect = { what: string; edits: Edit[] };

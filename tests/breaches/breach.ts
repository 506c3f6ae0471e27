/** A file that breaks one rule: description, path, source, and the rule that is to report it. */
export type Breach = { breaks: string; file: string; source: string; rule: string };

/** A file that breaks one rule: in words, where it lies, what it says, and the rule that is to report it. */
export type Breach = { breaks: string; file: string; source: string; rule: string };

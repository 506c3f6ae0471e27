/** What one check of a release found, in a sentence. */
export type Finding = { ok: boolean; says: string };

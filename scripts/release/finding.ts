/** The result of one check of a release, in a sentence. */
export type Finding = { ok: boolean; message: string };

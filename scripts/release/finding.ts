/** Result of one check of a release, with its message. */
export type Finding = { ok: boolean; message: string };

/** Reasons to keep a submission beyond its term: codes, which say nothing of its content. */
export const keepReasons = ['inquiry', 'court', 'sender', 'law', 'other'] as const;

export type KeepReason = (typeof keepReasons)[number];

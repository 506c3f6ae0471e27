/** The states by which lists of announcements are filtered. */
export const openStates = ['open', 'closed'] as const;

export type OpenState = (typeof openStates)[number];

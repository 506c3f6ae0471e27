/** The options of every route here: for everybody, and no part of the API's description. */
export const publicHidden = { config: { may: 'read-public' }, schema: { hide: true } } as const;

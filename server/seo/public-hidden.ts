/** Options of every route here: public, and hidden from the API's description. */
export const publicHidden = { config: { may: 'read-public' }, schema: { hide: true } } as const;

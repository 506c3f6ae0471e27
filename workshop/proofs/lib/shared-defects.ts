// Defects that are planted for more than one proof

/** For each proof about a store that fails. */
export const swallowedFailure = {
  what: 'a failure to store that is swallowed',
  edits: [
    {
      file: 'server/api/submission-routes.ts',
      from: 'await services.submissions.send(kind, body, { address, attempt });',
      to: 'await services.submissions.send(kind, body, { address, attempt }).catch(() => {});',
    },
  ],
};

/** For each proof about what is synced. */
export const syncedLater = {
  what: 'synchronous = normal',
  edits: [{ file: 'server/db/open-sqlite.ts', from: 'synchronous = full', to: 'synchronous = normal' }],
};

// Defects that are planted for more than one proof

/** For each proof about a store that fails. */
export const swallowedFailure = {
  what: 'a failure to store that is swallowed',
  edits: [
    {
      in: 'submissionRoutes',
      find: 'await $services.submissions.send($$$given)',
      put: 'await $services.submissions.send($$$given).catch(() => {})',
    },
  ],
};

/** For each proof about what is synced. */
export const syncedLater = {
  what: 'synchronous = normal',
  edits: [{ in: 'openSqlite', text: 'synchronous = full', put: 'synchronous = normal' }],
};

/** What is changed, a part at a time, and the tests that have to tell: those that are about it, and quick. */
export const parts = {
  sealing: {
    mutate: ['server/crypto/*.ts', '!**/*.test.ts'],
    tests: ['server/crypto/*.test.ts'],
  },
  sessions: {
    mutate: ['server/services/session-*.ts', '!**/*.test.ts'],
    tests: ['server/services/session-store.test.ts'],
  },
  access: {
    mutate: ['server/services/sessions.ts', 'server/plugins/{access,require-admin,signed-in-of}.ts'],
    tests: [
      'server/api/{session,second-factor}-routes.test.ts',
      'server/plugins/{access,bound-sessions,openapi,require-admin,signed-in-of}.test.ts',
    ],
  },
};

/** The part that this run is about. */
export const part = parts[process.env.MUTATED_PART] ?? parts.sealing;

/** The sources that are changed, by part, and the tests that have to notice: quick ones about these sources. */
export const parts: Record<string, { mutate: string[]; tests: string[] }> = {
  sealing: {
    mutate: ['server/crypto/**/*.ts', '!**/*.test.ts'],
    tests: ['server/crypto/**/*.test.ts'],
  },
  sessions: {
    mutate: ['server/services/accounts/session-*.ts', '!**/*.test.ts'],
    tests: ['server/services/accounts/session-store.test.ts'],
  },
  access: {
    mutate: [
      'server/services/accounts/sessions.ts',
      'server/http/access/{access,require-permission,signed-in}.ts',
    ],
    tests: [
      'server/api/accounts/{session,second-factor}-routes.test.ts',
      'server/http/{access/{access,bound-sessions,require-permission,signed-in},description/openapi}.test.ts',
    ],
  },
};

/** The part that this run is about. */
export const part = parts[process.env['MUTATED_PART'] ?? ''] ?? { mutate: [], tests: [] };

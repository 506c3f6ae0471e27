// `npm run mutate -- [PART …] [OPTION …]`: changes the sealing, the sessions and the access rules, one place at a time, and
// says which changes no test tells. Options go to Stryker: `-m FILE` looks at one file alone.

import { run } from '../../scripts/run.mjs';
import { startPostgres } from '../stand-ins/postgres.ts';
import { parts } from './parts.mjs';

const stryker = 'workshop/mutation/node_modules/@stryker-mutator/core/bin/stryker.js';
const asked = process.argv.slice(2);
const named = Object.keys(parts).filter((name) => asked.includes(name));
const options = asked.filter((word) => !named.includes(word));
const postgres = await startPostgres();
try {
  for (const name of named.length > 0 ? named : Object.keys(parts)) {
    const env = { ...process.env, TEST_DATABASE_URL: postgres.url, MUTATED_PART: name };
    const args = [stryker, 'run', 'workshop/mutation/stryker.config.mjs', ...options];
    process.exitCode = (await run(process.execPath, args, { env })) || process.exitCode;
  }
} finally {
  await postgres.stop();
}

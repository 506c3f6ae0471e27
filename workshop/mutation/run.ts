// `npm run mutate -- [PART …] [OPTION …]`: changes the sealing, the sessions and the access rules, one place at a time, and
// lists the changes that no test notices.
// Elsewhere defects are planted one by one (workshop/defects), each for the proof that has to find it. Options go to Stryker: `-m FILE` takes one file alone.
import { run } from '../../scripts/run.mjs';
import { startPostgres } from '../stand-ins/postgres.ts';
import { parts } from './parts.ts';

const stryker = 'workshop/mutation/node_modules/@stryker-mutator/core/bin/stryker.js';
const words = process.argv.slice(2);
const named = Object.keys(parts).filter((name) => words.includes(name));
const options = words.filter((word) => !named.includes(word));
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

// `npm run mutate -- [OPTION …]`: changes the sealing one place at a time, and lists the changes that no test notices.
// Elsewhere defects are planted one by one (workshop/defects), for the proof or the test that has to find each. Options go to
// Stryker: `-m FILE` takes one file alone.
import { run } from '../../scripts/run.mjs';

const stryker = 'workshop/mutation/node_modules/@stryker-mutator/core/bin/stryker.js';
const args = [stryker, 'run', 'workshop/mutation/stryker.config.mjs', ...process.argv.slice(2)];
process.exitCode = await run(process.execPath, args);

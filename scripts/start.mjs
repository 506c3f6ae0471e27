// The one door to the project's commands. It and the files that it imports are plain JavaScript for any Node from 20
// up, with nothing installed; what they start runs on the locked Node.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from './build.mjs';
import { Failure } from './failure.mjs';
import { findNode } from './find-node.mjs';
import { installDependencies } from './install-dependencies.mjs';
import { run } from './run.mjs';
import { allocator, server } from './server.mjs';

const commands = {
  start: { built: true, mode: 'production', programs: [server] },
  build: { built: true, programs: [] },
  // What was built elsewhere, as in an image
  serve: { mode: 'production', programs: [server] },
  dev: { mode: 'development', programs: [['--watch-path=server', '--watch-path=shared', ...server]] },
  test: { programs: [['scripts/test.mjs']] },
  check: { programs: [['scripts/test.mjs', '--checks']] },
  manage: { mode: 'production', programs: [['server/manage/main.ts']] },
  'release-check': { programs: [['scripts/release-check.mjs']] },
  bench: { built: true, needs: 'bench', programs: [['bench/run.mjs']] },
  mutate: { needs: 'mutation', programs: [['mutation/run.mjs']] },
  prove: { built: true, programs: [['scripts/prove.mjs']] },
  art: {
    programs: [['content/art/main.ts'], ['content/documents/make-documents.ts'], ['scripts/fonts.mjs']],
  },
};

process.chdir(resolve(import.meta.dirname, '..'));
const [name = 'start', ...args] = process.argv.slice(2);
try {
  if (!Object.hasOwn(commands, name)) {
    throw new Failure(`There is no command "${name}", only ${Object.keys(commands).join(', ')}.`);
  }
  process.exitCode = await runCommand(commands[name]);
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function runCommand({ built, needs, mode, programs }) {
  await installDependencies();
  if (needs) await installDependencies(needs);
  if (built) await build();
  for (const program of programs) {
    const code = await runProgram([...program, ...args], mode);
    if (code !== 0) return code;
  }
  return 0;
}

/** Runs a file of the project to its end. React and the framework read `NODE_ENV` as they load, so it is set before. */
function runProgram(program, mode) {
  const env = { ...allocator, ...process.env, NODE_COMPILE_CACHE: resolve('node_modules/.cache/node') };
  if (mode) env.NODE_ENV = mode;
  const settings = mode && existsSync('.env') ? ['--env-file=.env'] : [];
  return run(findNode(), [...settings, ...program], { env });
}

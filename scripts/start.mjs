// Entry point of the project's commands. It and the files that it imports are plain JavaScript for any Node
// from 20 up, with nothing installed; the programs that they start run on the locked Node.
import { accessSync, constants, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, isBuilt } from './build.mjs';
import { Failure } from './failure.mjs';
import {
  canRun,
  installDependencies,
  removeDevDependencies,
  requireDependencies,
} from './install-dependencies.mjs';
import { runNode } from './run-node.mjs';
import { allocator, server } from './server.mjs';

/** Each command with its prerequisites, which are skipped where they are up to date. */
const commands = {
  start: { first: buildSite, mode: 'production', programs: [server] },
  build: { first: buildAndPrune, programs: [] },
  // The site as it was built before, or elsewhere: on a server a running program changes nothing of itself
  serve: { first: requireDependencies, mode: 'production', programs: [server] },
  dev: { mode: 'development', programs: [['--watch-path=server', '--watch-path=shared', ...server]] },
  test: { programs: [['scripts/test/run-tests.ts']] },
  check: { programs: [['scripts/test/run-tests.ts', '--checks']] },
  manage: { first: requireDependencies, mode: 'production', programs: [['server/manage/main.ts']] },
  'release-check': { programs: [['scripts/release/release-check.ts']] },
  bench: { first: buildWithTools, needs: 'workshop/bench', programs: [['workshop/bench/run.ts']] },
  mutate: { needs: 'workshop/mutation', programs: [['workshop/mutation/run.ts']] },
  browsers: { first: buildWithTools, programs: [['workshop/browsers/run.ts']] },
  defects: { programs: [['workshop/defects/tested/run.ts']] },
  prove: { first: buildWithTools, programs: [['workshop/proofs/run.ts']] },
  art: {
    programs: [
      ['workshop/artwork/main.ts'],
      ['workshop/artwork/documents/make-documents.ts'],
      ['workshop/artwork/fonts/fonts.ts'],
    ],
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

async function runCommand({ first = installDependencies, needs, mode, programs }) {
  await first();
  if (needs) await installDependencies(needs);
  for (const program of programs) {
    const code = await runProgram([...program, ...args], mode);
    if (code !== 0) return code;
  }
  return 0;
}

async function buildWithTools() {
  await installDependencies();
  await build();
}

/** A site that is built already does without the tools that built it. */
async function buildSite() {
  if (!canRun() || !isBuilt()) await buildWithTools();
}

/** With `--omit=dev` only runtime dependencies are left, as on a server. */
async function buildAndPrune() {
  const unknown = args.find((each) => each !== '--omit=dev');
  if (unknown) throw new Failure(`It is: npm run build [-- --omit=dev], without "${unknown}".`);
  await buildSite();
  if (args.includes('--omit=dev')) await removeDevDependencies();
}

/**
 * Runs a file of the project to its end. React and the framework read `NODE_ENV` when they load, so it is set
 * before.
 */
function runProgram(program, mode) {
  const env = { ...allocator, ...process.env, NODE_COMPILE_CACHE: resolve('node_modules/.cache/node') };
  if (mode) env.NODE_ENV = mode;
  return runNode([...(mode ? settings() : []), ...program], { env });
}

/** The one file of settings, beside the program. @throws Failure where this user may not read it. */
function settings() {
  if (!existsSync('.env')) return [];
  try {
    accessSync('.env', constants.R_OK);
  } catch {
    throw new Failure(
      `${resolve('.env')} cannot be read by this user: give the command as the user of the site, such as ` +
        `\`sudo -u diwan npm run ${name}\`.`,
    );
  }
  return ['--env-file=.env'];
}

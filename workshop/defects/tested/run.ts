// `npm run defects -- [WORD …]`: plants each defect of the table in a copy of the sources and runs the tests that have to notice
// it. First the same tests have to pass without a defect (`--planted-only` leaves that out). A WORD takes the rows alone that
// have it in a sentence or a file.
import { parseArgs } from 'node:util';
import { Failure } from '../../../scripts/failure.mjs';
import { findChromium } from '../../../scripts/find-chromium.ts';
import { stopped } from '../../../scripts/run.mjs';
import { runCommand } from '../../../scripts/run-command.ts';
import { startPostgres } from '../../stand-ins/postgres.ts';
import type { TestedDefect } from '../defect.ts';
import { plant } from '../plant.ts';
import { testedDefects } from './rows.ts';
import { isBrowserTest, runTests, selectionOf } from './run-tests.ts';
import { buildPages, plantSwitched, turnedOn } from './switched-build.ts';
import { makeTree, removeTrees, withSources } from './trees.ts';

/** The trees in which tests run at a time. */
const slots = ['one', 'two'] as const;

/** A defect with its place in the table, which is the name of its switch. */
type Row = TestedDefect & { index: number };

await runCommand(async () => {
  const { positionals: words, values: options } = parseArgs({
    options: { 'planted-only': { type: 'boolean' } },
    allowPositionals: true,
  });
  const rows = testedDefects
    .map((defect, index) => ({ ...defect, index }))
    .filter(({ what, test }) => words.length === 0 || words.some((word) => `${what} ${test}`.includes(word)));
  if (rows.length === 0) throw new Failure('There is no such defect.');
  const postgres = process.env['TEST_DATABASE_URL'] ? undefined : await startPostgres();
  const chromium = await findChromium();
  const environment = {
    ...(chromium && { CHROMIUM: chromium }),
    ...(postgres && { TEST_DATABASE_URL: postgres.url }),
  };
  try {
    const build = rows.some(({ test }) => isBrowserTest(test)) ? await buildSwitched() : undefined;
    const trees = slots.map((name) => makeTree(name, build));
    if (!options['planted-only']) await expectQuiet(rows, trees, environment);
    const missed = await tryAll(rows, trees, environment);
    console.log(`\n${rows.length - missed.length} of ${rows.length} planted defects were noticed.`);
    return missed.length === 0;
  } finally {
    removeTrees();
    await postgres?.stop();
  }
});

/** Builds the pages with all defects in them, each turned off. @returns the folder of the build. */
async function buildSwitched(): Promise<string> {
  const tree = makeTree('switched');
  plantSwitched(testedDefects, tree);
  await buildPages(tree);
  return `${tree}/build`;
}

/** @throws Failure where a test fails without a defect. */
async function expectQuiet(rows: Row[], trees: string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const groups = Object.groupBy(rows, ({ test }) => (isBrowserTest(test) ? test : 'Vitest'));
  const selections = Object.values(groups).map((group = []) => {
    const each = group.map(selectionOf);
    const named = each.every(({ titles }) => titles.length > 0);
    return {
      files: [...new Set(each.flatMap(({ files }) => files))],
      titles: named ? [...new Set(each.flatMap(({ titles }) => titles))] : [],
    };
  });
  await inEach(trees, selections, async (tree, selection) => {
    const { failed, count, output } = await runTests(selection, tree, environment);
    if (stopped() || (count > 0 && failed.length === 0)) return;
    const name = failed[0]?.title ?? selection.files.join(' ');
    throw new Failure(`Without a defect “${name}” fails:\n${output.slice(-3_000)}`);
  });
  console.log('Without a defect all these tests pass.');
}

/** @returns the defects that no test noticed. */
async function tryAll(rows: Row[], trees: string[], environment: NodeJS.ProcessEnv): Promise<Row[]> {
  const missed: Row[] = [];
  await inEach(trees, rows, async (tree, row) => {
    if (stopped()) return;
    const started = performance.now();
    const built = isBrowserTest(row.test) ? turnedOn(row.index, row, tree) : [];
    const { count, failed, output } = await withSources(tree, new Map([...plant(row, tree), ...built]), () =>
      runTests(selectionOf(row), tree, environment),
    );
    if (stopped()) return;
    if (count === 0) throw new Failure(`“${row.what}”: no test ran\n${output.slice(-2_000)}`);
    const [first] = failed;
    if (!first) missed.push(row);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(
      first
        ? `noticed ${row.what} (${seconds} s)\n        ${row.test} › ${first.title}: ${first.why}`
        : `MISSED  ${row.what} (${seconds} s)\n        ${row.test} › ${row.title ?? ''}`,
    );
  });
  return missed;
}

/** Handles one after the other in each tree. */
async function inEach<Each>(
  trees: string[],
  all: Each[],
  handle: (tree: string, each: Each) => Promise<void>,
): Promise<void> {
  const left = all.values();
  await Promise.all(
    trees.map(async (tree) => {
      for (const each of left) await handle(tree, each);
    }),
  );
}

import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { glossary } from '../lint/glossary.ts';

/** The folders of sources: a path in a document that begins with one of them names a file of the project. */
const rooms = 'app|content|deploy|docs|lint|public|scripts|server|shared|tests|workshop';

const named = globSync(['*.md', 'docs/*.md', 'workshop/*/README.md']).flatMap((document) =>
  [...readFileSync(document, 'utf8').matchAll(new RegExp(`\`((?:${rooms})/[\\w./-]*)\``, 'g'))].map(
    ([, path = '']) => ({ document, path }),
  ),
);

test('every file and folder that a document names exists', () => {
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});

test('each change that the architecture names takes as many places as it says', () => {
  const rows = [...readFileSync('docs/architecture.md', 'utf8').matchAll(/^\| (.+) \| (.+) \| (\d+) \|$/gm)];
  expect(rows.length).toBeGreaterThanOrEqual(12);
  const wrong = rows.filter(
    ([, , positions = '', files]) => positions.match(/`[^`]+\/[^`]*`/g)?.length !== Number(files),
  );
  expect(wrong.map(([row]) => row)).toEqual([]);
});

test('the glossary that people read is the one that the check knows', () => {
  const table = Object.entries(glossary).map(([word, field]) => `| ${word} | ${field} |`);
  expect(readFileSync('CONTRIBUTING.md', 'utf8')).toContain(table.join('\n'));
});

test('decisions are numbered without a gap, each with its status and its row in the index', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  const files = globSync('docs/decisions/[0-9]*.md').toSorted();
  const wrong = files.filter((file, position) => {
    const name = basename(file);
    const status = /^(?:Accepted|Superseded by \d{3}), \d{4}-\d{2}-\d{2}\.$/m.test(
      readFileSync(file, 'utf8'),
    );
    return Number(name.slice(0, 3)) !== position + 1 || !status || !index.includes(`](${name})`);
  });
  expect(wrong).toEqual([]);
});

test('subjects of commits are short enough to be read in a list', () => {
  const since = '--since=2026-11-22T11:10:00Z';
  const { stdout } = spawnSync('git', ['log', since, '--no-merges', '--format=%s'], { encoding: 'utf8' });
  expect((stdout ?? '').split('\n').filter((subject) => subject.length > 60)).toEqual([]);
});

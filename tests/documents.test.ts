import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The folders of sources: a path in a document that begins with one of them names a file of the project. */
const rooms = 'app|content|deploy|docs|public|scripts|server|shared|tests|workshop';

const named = globSync(['*.md', 'docs/*.md', 'workshop/*/README.md']).flatMap((document) =>
  [...readFileSync(document, 'utf8').matchAll(new RegExp(`\`((?:${rooms})/[\\w./-]*)\``, 'g'))].map(
    ([, path = '']) => ({ document, path }),
  ),
);

test('every file and folder that a document names exists', () => {
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});

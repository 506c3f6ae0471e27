import { readFileSync } from 'node:fs';
import type { Finding } from './finding.ts';

/** The number of requirements of levels 1 and 2 with which each section of ASVS 5.0.0 begins with; those of level 3 follow them. */
const sections = `
  1.1: 2, 1.2: 9, 1.3: 11, 1.4: 3, 1.5: 2
  2.1: 3, 2.2: 3, 2.3: 4, 2.4: 1
  3.2: 2, 3.3: 4, 3.4: 6, 3.5: 5, 3.7: 2
  4.1: 3, 4.2: 1, 4.3: 2, 4.4: 4
  5.1: 1, 5.2: 3, 5.3: 2, 5.4: 3
  6.1: 3, 6.2: 12, 6.3: 4, 6.4: 4, 6.5: 5, 6.6: 3, 6.8: 4
  7.1: 3, 7.2: 4, 7.3: 2, 7.4: 5, 7.5: 2, 7.6: 2
  8.1: 2, 8.2: 3, 8.3: 1, 8.4: 1
  9.1: 3, 9.2: 4
  10.1: 2, 10.2: 2, 10.3: 4, 10.4: 11, 10.5: 5, 10.6: 2, 10.7: 3
  11.1: 2, 11.2: 3, 11.3: 3, 11.4: 4, 11.5: 1, 11.6: 1
  12.1: 3, 12.2: 2, 12.3: 4
  13.1: 1, 13.2: 5, 13.3: 2, 13.4: 5
  14.1: 2, 14.2: 4, 14.3: 3
  15.1: 3, 15.2: 3, 15.3: 7
  16.1: 1, 16.2: 5, 16.3: 4, 16.4: 3, 16.5: 3
  17.1: 1, 17.2: 4, 17.3: 2
`;

type Row = { numbers: string[]; status: string; where: string };

const statuses = ['met', 'operator', 'n/a', 'not met'];

/** The table of docs/asvs.md has to list each requirement once, and first those that are not met. */
export function requirements(): Finding {
  const [notMet = '', ...chapters] = readFileSync('docs/asvs.md', 'utf8').split(/^## V/m);
  const rows = chapters.flatMap(rowsOf);
  const wanted = [...sections.matchAll(/(\d+\.\d+): (\d+)/g)].flatMap(([, section = '', count]) =>
    numbered(section, 1, Number(count)),
  );
  const missing = rows.filter(({ status }) => status === 'not met');
  const wrong = [
    ...difference('not mapped once', wanted, numbersIn(rows)),
    ...difference('not met, and not said first', numbersIn(missing), numbersIn(rowsOf(notMet))),
    ...rows
      .filter(({ status, where }) => !statuses.includes(status) || (status !== 'not met' && where === ''))
      .map(({ numbers }) => `neither where nor why: ${numbers.join()}`),
  ];
  return {
    ok: wrong.length === 0,
    message:
      wrong.join('; ') || `${wanted.length} of ASVS 5.0 are mapped, ${numbersIn(missing).length} not met`,
  };
}

const numbersIn = (rows: Row[]) => rows.flatMap(({ numbers }) => numbers);

/** The entries that are more often in one list than in the other. */
function difference(message: string, one: string[], other: string[]): string[] {
  const count = (list: string[], number: string) => list.filter((each) => each === number).length;
  const differing = [...new Set([...one, ...other])].filter(
    (each) => count(one, each) !== count(other, each),
  );
  return differing.map((number) => `${message}: ${number}`);
}

function rowsOf(text: string): Row[] {
  return [...text.matchAll(/^\| (\d[^|]*) \|[^|]*\| ([^|]*) \|(?: ([^|]*)\|)?$/gm)].map(
    ([, numbers = '', status = '', where = '']) => ({
      numbers: numbersOf(numbers),
      status,
      where: where.trim(),
    }),
  );
}

/** `1.2.6–1.2.8, 1.3.1`: a range stays within its section. */
function numbersOf(text: string): string[] {
  return text.split(', ').flatMap((part) => {
    const [, section = '', first, last = first] = /^(\d+\.\d+)\.(\d+)(?:–\d+\.\d+\.(\d+))?$/.exec(part) ?? [];
    return numbered(section, Number(first), Number(last));
  });
}

function numbered(section: string, first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `${section}.${first + index}`);
}

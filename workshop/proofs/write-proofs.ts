import { readFileSync, writeFileSync } from 'node:fs';

const file = 'docs/security.md';
const [begin, end] = ['<!-- proofs -->', '<!-- /proofs -->'];
const head = '| proof | promise | seen | planted, and found |\n| --- | --- | --- | --- |';

export type ProofResult = { passed: boolean; promise: string; figures: string; planted: string };

/**
 * Writes the measurements into the table of docs/security.md, in place of earlier ones of the same proofs. Failed
 * proofs are not written.
 */
export function writeProofs(results: Record<string, ProofResult>): void {
  const text = readFileSync(file, 'utf8');
  const [before, rest = ''] = text.split(begin);
  const [table = '', after] = rest.split(end);
  if (after === undefined) throw new Error(`${file} has no place for the proofs`);
  const rows = new Map([...table.matchAll(/^\| `([\w-]+)` .*$/gm)].map(([row, name = '']) => [name, row]));
  for (const [name, { passed, promise, figures, planted }] of Object.entries(results)) {
    const cells = [promise, figures, planted].map((cell) =>
      cell.replaceAll('|', '\\|').replaceAll('\n', ' '),
    );
    if (passed) rows.set(name, `| \`${name}\` | ${cells.join(' | ')} |`);
  }
  writeFileSync(file, `${before}${begin}\n${[head, ...rows.values()].join('\n')}\n${end}${after}`);
}

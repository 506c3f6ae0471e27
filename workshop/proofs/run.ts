// `npm run prove`: shows that what docs/security.md promises holds, each promise by a program of workshop/proofs on a site of
// its own. Each is first tried on a copy of the sources in which a defect is planted, which it has to find.
import { parseArgs } from 'node:util';
import { inPath, installPackages } from '../../scripts/debian.ts';
import { Failure } from '../../scripts/failure.mjs';
import { runCommand } from '../../scripts/run-command.ts';
import type { Proof } from './lib/proof.ts';
import { tryOut, tryPlanted } from './lib/try-out.ts';
import { proofs } from './proofs.ts';
import { type ProofResult, writeProofs } from './write-proofs.ts';

const help = `npm run prove -- [NAME …] [--seed=N] [--minutes=N] [--quick]
  --seed    has the same chances again; each run says its own
  --minutes how long the soak takes (60)
  --quick   the little that npm test does, to see that it works; no figure is written down`;

type ProofName = keyof typeof proofs;

type Options = { names: ProofName[]; seed: number; minutes: number; quick: boolean };

await runCommand(async () => {
  const options = readOptions();
  const results: Record<string, ProofResult> = {};
  for (const name of options.names) {
    const result = await prove(proofs[name], options);
    console.log(`${name}: ${result.passed ? 'passed' : 'FAILED'}, ${result.figures}`);
    results[name] = result;
  }
  if (!options.quick) writeProofs(results);
  return Object.values(results).every(({ passed }) => passed);
});

async function prove(proof: Proof, { seed, minutes, quick }: Options): Promise<ProofResult> {
  const { promise, planted } = proof;
  try {
    await findPrograms(proof.needs ?? {});
    const found = await tryPlanted(proof, seed);
    const size = quick ? proof.quick : proof.full;
    const requested = minutes && 'minutes' in size ? { ...size, minutes } : size;
    const figures = await tryOut(proof, requested, seed);
    return { passed: true, promise, figures, planted: `${planted.what}: “${found}”` };
  } catch (error) {
    if (process.env['DEBUG']) console.error(error);
    const figures = `${(error as Error).message} (--seed=${seed})`;
    return { passed: false, promise, figures, planted: planted.what };
  }
}

async function findPrograms(needs: Record<string, string>): Promise<void> {
  const missing = () => Object.entries(needs).filter(([program]) => !inPath(program));
  await installPackages(...new Set(missing().map(([, debianPackage]) => debianPackage)));
  const names = missing().map(([program]) => program);
  if (names.length > 0) throw new Failure(`it needs ${names.join(' and ')}`);
}

function readOptions(): Options {
  const { positionals, values } = parse();
  const known = Object.keys(proofs) as ProofName[];
  const names = known.filter((name) => positionals.length === 0 || positionals.includes(name));
  const unknown = positionals.find((name) => !Object.hasOwn(proofs, name));
  if (unknown !== undefined) throw new Failure(`There is no proof "${unknown}", only ${known.join(', ')}.`);
  const { seed = String(Math.floor(Math.random() * 1e9)), minutes = '', quick } = values;
  if (!/^\d{1,9}$/.test(seed) || !/^\d{0,4}$/.test(minutes)) throw new Failure(help);
  return { names, seed: Number(seed), minutes: Number(minutes), quick };
}

function parse() {
  try {
    return parseArgs({
      options: {
        seed: { type: 'string' },
        minutes: { type: 'string' },
        quick: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
  } catch {
    throw new Failure(help);
  }
}

// `npm run prove`: shows that what docs/security.md promises holds, each promise by a program of workshop/proofs on a site of
// its own. Each is first tried on a copy of the sources in which a defect is planted, which it has to find.
import { parseArgs } from 'node:util';
import { inPath, installPackages } from '../../scripts/debian.mjs';
import { Failure } from '../../scripts/failure.mjs';
import { writeProofs } from './write-proofs.mjs';

const help = `npm run prove -- [NAME …] [--seed=N] [--minutes=N] [--quick]
  --seed    has the same chances again; each run says its own
  --minutes how long the soak takes (60)
  --quick   the little that npm test does, to see that it works; no figure is written down`;

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
// Nothing that was started keeps it alive
process.exit();

async function main() {
  const { proofs } = await import('./proofs.ts');
  const { names, seed, minutes, quick } = readOptions(Object.keys(proofs));
  const results = {};
  for (const name of names) {
    const result = await prove(name, proofs[name], { seed, minutes, quick });
    console.log(`${name}: ${result.passed ? 'passed' : 'FAILED'}, ${result.figures}`);
    results[name] = { ...result, promise: proofs[name].promise };
  }
  if (!quick) writeProofs(results);
  return Object.values(results).every(({ passed }) => passed);
}

async function prove(name, proof, { seed, minutes, quick }) {
  const { tryOut, tryPlanted } = await import('./lib/try-out.ts');
  try {
    await findPrograms(proof.needs ?? {});
    const found = await tryPlanted(proof, seed);
    const began = performance.now();
    const size = quick ? proof.quick : proof.whole;
    const asked = minutes && 'minutes' in size ? { ...size, minutes } : size;
    const figures = await tryOut(proof, asked, seed);
    const seconds = Math.round((performance.now() - began) / 1_000);
    return { passed: true, figures, planted: `${proof.planted.what}: “${found}”`, seed, seconds };
  } catch (error) {
    if (process.env.DEBUG) console.error(error);
    return { passed: false, figures: `${error.message} (--seed=${seed})`, planted: proof.planted.what, seed };
  }
}

async function findPrograms(needs) {
  const missing = Object.keys(needs).filter((program) => !inPath(program));
  if (missing.length > 0) await installPackages(...new Set(missing.map((program) => needs[program])));
  const still = missing.filter((program) => !inPath(program));
  if (still.length > 0) throw new Failure(`it needs ${still.join(' and ')}`);
}

function readOptions(known) {
  const text = /** @type {const} */ ({ type: 'string' });
  const parsed = parse({ seed: text, minutes: text, quick: { type: 'boolean', default: false } });
  const names = parsed.positionals.length > 0 ? parsed.positionals : known;
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Failure(`There is no proof "${unknown}", only ${known.join(', ')}.`);
  const { seed = String(Math.floor(Math.random() * 1e9)), minutes = '', quick } = parsed.values;
  if (!/^\d{1,9}$/.test(seed) || !/^\d{0,4}$/.test(minutes)) throw new Failure(help);
  return { names, seed: Number(seed), minutes: Number(minutes), quick };
}

function parse(options) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    throw new Failure(help);
  }
}

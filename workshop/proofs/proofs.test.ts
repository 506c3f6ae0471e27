import { expect, test } from 'vitest';
import { plant } from '../defects/plant.ts';
import { tryOut } from './lib/try-out.ts';
import { proofs } from './proofs.ts';

/** The little of each that is quick and needs few other programs; `npm run prove` does all of it, and finds the planted defects first. */
const quick = [
  'kills',
  'talk-kills',
  'without-database',
  'announcing-kills',
  'publishing',
  'access',
  'fuzz',
  'captcha',
  'receipts',
  'sent-again',
  'rows',
  'pieces',
  'key-changes',
  'database-writer',
  'confidentiality',
  'sealed-memory',
  'tokens',
  'proxy-logs',
  'request-cost',
  'neighbours',
  'install',
] as const;

test.each(quick)('%s', { timeout: 300_000 }, async (name) => {
  const proof = proofs[name];
  await expect(tryOut(proof, proof.short ?? proof.quick, 7)).resolves.toMatch(/\d/);
});

test.each(Object.entries(proofs))('the defect for %s has its place in the sources', (_, { planted }) => {
  expect(plant(planted, '.').size).toBeGreaterThan(0);
});

import { join } from 'node:path';
import type { Context } from '../../context.ts';
import { type OnEngines, onEngines } from '../../on-engines.ts';
import type { VerifyCosts } from './verify-costs.ts';

export type Verify = OnEngines<VerifyCosts>;

/** The verification of pasted texts in the largest archive, on both engines: its costs, its index, and what it finds. */
export async function measureVerify(context: Context): Promise<Verify> {
  const program = join(import.meta.dirname, 'verify-costs.ts');
  return onEngines<VerifyCosts>(program, [context.options.copies], 'the verification', context);
}

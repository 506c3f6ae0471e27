import { argon2id } from 'hash-wasm';
import {
  normalizedPassword,
  type PasswordCost,
  partsOfRun,
  type Stretched,
} from '#shared/accounts/passwords/stretched-password.ts';

/** A password after its run, as its owner's browser makes it. */
export async function runInBrowser(password: string, salt: string, cost: PasswordCost): Promise<Stretched> {
  const run = await argon2id({
    password: normalizedPassword(password),
    salt: Buffer.from(salt, 'base64url'),
    iterations: cost.passes,
    memorySize: cost.memory,
    parallelism: cost.parallelism,
    hashLength: 64,
    outputType: 'binary',
  });
  return partsOfRun(run);
}

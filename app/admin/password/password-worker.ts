import { argon2id } from 'hash-wasm';
import {
  normalizedPassword,
  type PasswordCost,
  runBytes,
} from '#shared/accounts/passwords/stretched-password.ts';

// The run of a password, which takes a second and much memory: beside the page, which goes on. The site lets this file
// alone compile WebAssembly.

export type PasswordRun = { password: string; salt: Uint8Array<ArrayBuffer>; cost: PasswordCost };

addEventListener('message', ({ data }: MessageEvent<PasswordRun>) => {
  const { password, salt, cost } = data;
  void argon2id({
    password: normalizedPassword(password),
    salt,
    iterations: cost.passes,
    memorySize: cost.memory,
    parallelism: cost.parallelism,
    hashLength: runBytes,
    outputType: 'binary',
  }).then(
    (run) => postMessage({ run }),
    () => postMessage({}),
  );
});

import {
  type PasswordCost,
  partsOfRun,
  type Stretched,
} from '#shared/accounts/passwords/stretched-password.ts';
import { fromBase64url } from '#shared/channel/base64url.ts';
import { ownWorker } from '../../own-worker.ts';
import type { PasswordRun } from './password-worker.ts';

/** False in an old browser, and on a page without TLS, where the site runs passwords. */
export const canRun = () => window.isSecureContext && typeof WebAssembly === 'object';

/** Runs a password in a worker, which ends with it. @throws where it has no memory, or did not load. */
export async function runPassword(password: string, salt: string, cost: PasswordCost): Promise<Stretched> {
  const { default: address } = await import('./password-worker.ts?worker&url');
  const worker = ownWorker(address);
  try {
    const run = await new Promise<Uint8Array>((resolve, reject) => {
      const failed = () => reject(new Error('The password could not be run.'));
      worker.addEventListener('message', ({ data }: MessageEvent<{ run?: Uint8Array }>) =>
        data.run ? resolve(data.run) : failed(),
      );
      worker.addEventListener('error', failed);
      const given: PasswordRun = { password, salt: fromBase64url(salt), cost };
      worker.postMessage(given, []);
    });
    return await partsOfRun(run);
  } finally {
    worker.terminate();
  }
}

import type { Services } from '../../composition.ts';
import { StartError } from '../../errors/start-error.ts';

/**
 * Replaces a lost key file, which invalidates all earlier passwords.
 * @returns true if it was lost.
 */
export async function replaceLostKeyFile(services: Services): Promise<boolean> {
  try {
    await services.openKeys();
    return false;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    await services.openKeys({ replaceLost: true });
    return true;
  }
}

export const keyFileReplaced =
  'The key file was lost and replaced: the other administrators need new passwords (people reset-password EMAIL). ' +
  'If the site is running, restart it; all instances need the same file.';

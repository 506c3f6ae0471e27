import type { Services } from '../../composition.ts';
import { StartError } from '../../errors/start-error.ts';

/** Makes the key file anew where it is lost, with which all passwords of before are lost. @returns whether it was. */
export async function makeLostKeyFile(services: Services): Promise<boolean> {
  try {
    await services.openKeys();
    return false;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    await services.openKeys({ replaceLost: true });
    return true;
  }
}

export const keyFileMade =
  'The key file was lost and is a new one: the other administrators need new passwords (admin reset-password EMAIL). ' +
  'If the site is running, start it again; several instances need the same file.';

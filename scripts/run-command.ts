import { Failure } from './failure.mjs';

/**
 * Runs a command to its end and exits, with code 1 where the command returns false. Of a `Failure` only the
 * message is printed. Open handles do not keep the process alive.
 */
export async function runCommand(command: () => Promise<boolean>): Promise<never> {
  try {
    if (!(await command())) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
  process.exit();
}

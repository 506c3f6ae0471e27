import { Failure } from './failure.mjs';

/**
 * Runs a command of its own process to its end, with exit code 1 where the command says that it did not succeed. Of a
 * `Failure` the message is shown alone. Nothing that the command started keeps the process alive.
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

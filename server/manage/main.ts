import { loadConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { AppError } from '../errors.ts';
import { sentence } from '../plugins/sentence.ts';
import { createServices } from '../services.ts';
import { whyNotStarted } from '../why-not-started.ts';
import { askPassword } from './ask-password.ts';
import { findCommand, help } from './commands.ts';
import { UsageError } from './usage-error.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${reason(error)}\n`);
  return 1;
});

/** Runs one command on the site's own database, whether the site is running or not. */
async function run(words: string[]): Promise<number> {
  if (words.length === 0 || words.includes('--help')) {
    say(help());
    return 0;
  }
  const { command, values } = findCommand(words);
  const config = await loadConfig();
  const database = await connect(config);
  try {
    await migrate(database.db);
    const services = createServices({ ...config, db: database.db });
    await services.openKeys();
    await command.run({ services, say, askPassword }, ...values);
    return 0;
  } finally {
    await database.close();
  }
}

function reason(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  if (error instanceof AppError) return sentence('en', error.key);
  return whyNotStarted(error);
}

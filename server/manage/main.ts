import { localizedMessage } from '../../shared/messages/localized-message.ts';
import { upgrade } from '../backup/upgrade.ts';
import { createServices } from '../composition.ts';
import { loadConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
import { AppError } from '../errors/app-error.ts';
import { whyNotStarted } from '../errors/start-failure.ts';
import { createPrivateFiles, repairModes } from '../lifecycle/private-files.ts';
import { findCommand, help } from './commands.ts';
import { createPrompt } from './prompt.ts';
import { requireOwner, requireSite, requireTables } from './require-site.ts';
import { UsageError } from './usage-error.ts';

const wayOut = 'Here that is: recover EMAIL, or without the words: keys abandon EMAIL';

const printLine = (line: string) => void process.stdout.write(`${line}\n`);

const printError = (error: unknown) => void process.stderr.write(`${reason(error)}\n`);

createPrivateFiles();
process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  printError(error);
  return 1;
});

/** Runs one command on the site's own database; the site may be running. */
async function run(words: string[]): Promise<number> {
  if (words.length === 0 || words.includes('--help')) {
    printLine(help());
    return 0;
  }
  const { command, values, options } = findCommand(words);
  const config = await loadConfig();
  requireOwner(config);
  const createsSite = command.createsSite && !options['dry-run'];
  if ('run' in command && !createsSite) requireSite(config);
  const prompt = createPrompt();
  const tools = { config, publicUrl: config.publicUrl, report: printLine, prompt, options };
  if ('runAlone' in command) {
    await command.runAlone(tools, ...values).finally(() => prompt.close());
    return 0;
  }
  await repairModes(config.dataDir);
  const database = await connect(config);
  try {
    if (!createsSite) await requireTables(database);
    const steps = await upgrade(database, config.dataDir);
    const services = createServices({ ...config, db: database.db, report: printError });
    if (!command.afterLoss) await services.openKeys();
    if (!(await services.keyFileProblem())) await services.keyActions.adoptKeys(steps);
    await command.run({ ...tools, services: services.actingAs('operator') }, ...values);
    return 0;
  } finally {
    prompt.close();
    await database.close();
  }
}

function reason(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  if (!(error instanceof AppError)) return whyNotStarted(error);
  const message = localizedMessage('en', error.key);
  return error.key === 'keys.lastHolder' ? `${message} ${wayOut}` : message;
}

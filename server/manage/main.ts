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

const reply = (line: string) => void process.stdout.write(`${line}\n`);

const report = (error: unknown) => void process.stderr.write(`${reason(error)}\n`);

createPrivateFiles();
process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  report(error);
  return 1;
});

/** Runs one command on the site's own database, whether the site is running or not. */
async function run(words: string[]): Promise<number> {
  if (words.length === 0 || words.includes('--help')) {
    reply(help());
    return 0;
  }
  const { command, values, options } = findCommand(words);
  const config = await loadConfig();
  requireOwner(config);
  const makesSite = command.makesSite && !options['dry-run'];
  if ('run' in command && !makesSite) requireSite(config);
  const request = createPrompt();
  const tools = { publicUrl: config.publicUrl, say: reply, ask: request, options };
  if ('runAlone' in command) {
    await command.runAlone({ ...tools, config }, ...values).finally(() => request.close());
    return 0;
  }
  await repairModes(config.dataDir);
  const database = await connect(config);
  try {
    if (!makesSite) await requireTables(database);
    const steps = await upgrade(database, config.dataDir);
    const services = createServices({ ...config, db: database.db, report });
    if (!command.afterLoss) await services.openKeys();
    if (!(await services.keyFileProblem())) await services.adoptKeys(steps);
    await command.run({ ...tools, services: services.actingAs('operator') }, ...values);
    return 0;
  } finally {
    request.close();
    await database.close();
  }
}

function reason(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  if (!(error instanceof AppError)) return whyNotStarted(error);
  const reported = localizedMessage('en', error.key);
  return error.key === 'keys.lastHolder' ? `${reported} ${wayOut}` : reported;
}

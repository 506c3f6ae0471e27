import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '../..');

type DatabaseLocation = {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Further environment variables of the command. */
  environment?: Record<string, string>;
  /** The program under which it runs, with its arguments. */
  under?: string[];
};

/** Runs `npm run manage` with a command; each line of the input replies to one prompt. */
export async function manage(
  { dataDir, databaseUrl = '', environment, under = [] }: DatabaseLocation,
  words: string[],
  ...typed: string[]
) {
  const node = join(root, 'node_modules/.bin/node');
  const [program = '', ...args] = [...under, node, 'server/manage/main.ts', ...words];
  const child = spawn(program, args, {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      ...environment,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  child.stdin.end(typed.map((line) => `${line}\n`).join(''));
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { output, errors, code };
}

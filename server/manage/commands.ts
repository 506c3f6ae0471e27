import { adminAdd } from './admin-add.ts';
import { adminChangePassword } from './admin-change-password.ts';
import { adminGrant } from './admin-grant.ts';
import { adminInvite } from './admin-invite.ts';
import { adminList } from './admin-list.ts';
import { adminRemove } from './admin-remove.ts';
import { adminResetPassword } from './admin-reset-password.ts';
import type { Command } from './command.ts';
import { keysAbandon } from './keys-abandon.ts';
import { keysList } from './keys-list.ts';
import { keysRotate } from './keys-rotate.ts';
import { recover } from './recover.ts';
import { UsageError } from './usage-error.ts';

const commands: Command[] = [
  adminAdd,
  adminInvite,
  adminChangePassword,
  adminResetPassword,
  adminGrant,
  adminList,
  adminRemove,
  keysList,
  keysRotate,
  keysAbandon,
  recover,
];

/** The command that the words after `npm run manage --` ask for, and its values. @throws UsageError for none. */
export function findCommand(words: string[]): { command: Command; values: string[] } {
  const command = commands.find(({ name }) => words.slice(0, name.split(' ').length).join(' ') === name);
  if (!command) throw new UsageError(`There is no command "${words.join(' ')}": --help lists them.`);
  const values = words.slice(command.name.split(' ').length);
  if (values.length !== command.parameters.length) throw new UsageError(`It is: ${usage(command)}`);
  return { command, values };
}

/** All commands, a line each. */
export function help(): string {
  const width = Math.max(...commands.map((command) => usage(command).length));
  const lines = commands.map((command) => `  ${usage(command).padEnd(width)}  ${command.summary}`);
  return ['npm run manage -- COMMAND', '', ...lines].join('\n');
}

function usage({ name, parameters }: Command): string {
  return [name, ...parameters].join(' ');
}

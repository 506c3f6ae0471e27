import { parseArgs } from 'node:util';
import { alertEnd } from './alerts/alert-end.ts';
import { alertList } from './alerts/alert-list.ts';
import { alertRaise } from './alerts/alert-raise.ts';
import { auditList } from './audit-list.ts';
import { auditVerify } from './audit-verify.ts';
import { backup } from './backup.ts';
import { calmOff } from './calm/calm-off.ts';
import { calmOn } from './calm/calm-on.ts';
import type { Command, Option, Options } from './command.ts';
import { doctor } from './doctor.ts';
import { exportContent } from './export.ts';
import { importContent } from './import.ts';
import { keysAbandon } from './keys/keys-abandon.ts';
import { keysConfirm } from './keys/keys-confirm.ts';
import { keysList } from './keys/keys-list.ts';
import { keysRotate } from './keys/keys-rotate.ts';
import { recover } from './keys/recover.ts';
import { logRotateKey } from './log-rotate-key.ts';
import { logVerify } from './log-verify.ts';
import { mailResend } from './mail/mail-resend.ts';
import { peopleAdd } from './people/people-add.ts';
import { peopleChangePassword } from './people/people-change-password.ts';
import { peopleEndSessions } from './people/people-end-sessions.ts';
import { peopleGrant } from './people/people-grant.ts';
import { peopleInvite } from './people/people-invite.ts';
import { peopleLeave } from './people/people-leave.ts';
import { peopleList } from './people/people-list.ts';
import { peopleResetFactors } from './people/people-reset-factors.ts';
import { peopleResetPassword } from './people/people-reset-password.ts';
import { peopleReview } from './people/people-review.ts';
import { peopleRoles } from './people/people-roles.ts';
import { peopleSections } from './people/people-sections.ts';
import { peopleShow } from './people/people-show.ts';
import { restore } from './restore.ts';
import { searchRebuild } from './search-rebuild.ts';
import { snapshot } from './snapshot/snapshot.ts';
import { snapshotVerify } from './snapshot/snapshot-verify.ts';
import { UsageError } from './usage-error.ts';
import { verifySite } from './verify-site/verify-site.ts';

const commands: Command[] = [
  alertRaise,
  alertList,
  alertEnd,
  calmOn,
  calmOff,
  peopleAdd,
  peopleInvite,
  peopleList,
  peopleShow,
  peopleRoles,
  peopleSections,
  peopleGrant,
  peopleChangePassword,
  peopleResetPassword,
  peopleResetFactors,
  peopleEndSessions,
  peopleLeave,
  peopleReview,
  keysList,
  keysConfirm,
  keysRotate,
  keysAbandon,
  recover,
  auditList,
  auditVerify,
  logVerify,
  logRotateKey,
  mailResend,
  backup,
  restore,
  importContent,
  exportContent,
  searchRebuild,
  // Before the shorter name
  snapshotVerify,
  snapshot,
  doctor,
  verifySite,
];

/** Names of earlier versions, in scripts of operators. */
const earlierNames: Record<string, string> = { 'admin remove': 'people leave', 'admin': 'people' };

function currentWords(words: string[]): string[] {
  const typed = words.join(' ');
  const earlier = Object.keys(earlierNames).find((name) => `${typed} `.startsWith(`${name} `));
  if (earlier === undefined) return words;
  return [...earlierNames[earlier]!.split(' '), ...words.slice(earlier.split(' ').length)];
}

/**
 * Finds the command after `npm run manage --`, with its values.
 * @throws UsageError if there is none.
 */
export function findCommand(typed: string[]): { command: Command; values: string[]; options: Options } {
  const words = currentWords(typed);
  const command = commands.find(({ name }) => words.slice(0, name.split(' ').length).join(' ') === name);
  if (!command) throw new UsageError(`There is no command "${typed.join(' ')}": --help lists them.`);
  const given = parsed(command, words.slice(command.name.split(' ').length));
  if (!given) throw new UsageError(`Usage: ${usage(command)}`);
  return { command, ...given };
}

/** Undefined if the arguments do not fit the command. */
function parsed(command: Command, args: string[]): { values: string[]; options: Options } | undefined {
  const known = Object.entries(command.options ?? {});
  const options = Object.fromEntries(
    known.map(([name, { value, multiple = false }]) => {
      const type = value ? ('string' as const) : ('boolean' as const);
      return [name, { type, multiple }];
    }),
  );
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const complete = known.every(([name, { required }]) => !required || name in values);
    const needed = command.parameters.filter((each) => !each.startsWith('[')).length;
    const fits = positionals.length >= needed && positionals.length <= command.parameters.length;
    if (!complete || !fits) return undefined;
    return { values: positionals, options: { ...values } as Options };
  } catch {
    return undefined;
  }
}

/** The help: all commands, one line each, with their options below. */
export function help(): string {
  const lines = commands.flatMap((command) => [
    [`  ${[command.name, ...command.parameters].join(' ')}`, command.summary],
    ...named(command).map(({ shown, summary }) => [`    ${shown}`, summary]),
  ]);
  const width = Math.max(...lines.map(([what = '']) => what.length));
  return [
    'npm run manage -- COMMAND',
    '',
    ...lines.map(([what = '', report]) => `${what.padEnd(width)}  ${report}`),
  ].join('\n');
}

function usage(command: Command): string {
  const options = named(command).map(({ shown, required }) => (required ? shown : `[${shown}]`));
  return [command.name, ...command.parameters, ...options].join(' ');
}

function named({ options = {} }: Command): (Option & { shown: string })[] {
  return Object.entries(options).map(([name, option]) => ({
    ...option,
    shown: option.value ? `--${name} ${option.value}` : `--${name}`,
  }));
}

import { firstGroup, recipientGroups } from '#shared/forms/recipient-groups.ts';
import { keyProblems, renewalDue } from '../../doctor/key-problems.ts';
import { problemOf } from '../../services/accounts/key-actions.ts';
import type { Command } from '../command.ts';

export const keysList: Command = {
  name: 'keys list',
  parameters: [],
  summary: 'lists the keys: fingerprints, dates, holders, and messages to be sealed again',
  async run({ services, report }) {
    const { administrators, keyFileProblem, keyring, resealing } = services;
    for (const group of recipientGroups) {
      const { organisation, recovery } = await keyring.shown({ group });
      // Most sites have no second group
      if (group !== firstGroup && !organisation) continue;
      if (group !== firstGroup) report(`\nThe group ${group}:`);
      const shown = (key: typeof organisation) =>
        key && `${key.fingerprint}  since ${key.created_at.slice(0, 10)}`;
      const holders = await keyring.holders(group);
      const people = (await administrators.list()).filter(({ id }) => holders.includes(id));
      report(`The organisation's key  ${shown(organisation) ?? 'none: submissions are refused'}`);
      report(
        `The recovery key        ${shown(recovery) ?? 'none: a holder creates it in the administrator area'}`,
      );
      report(`Held by                 ${people.map(({ email }) => email).join(', ') || 'nobody'}`);
      report(`To be sealed again       ${await resealing.left({ group })}`);
      if ((await keyring.active({ group }))?.renewal_due) report(renewalDue);
    }
    const problem = (await keyFileProblem()) ? undefined : problemOf(await keyring.inspect());
    if (problem) report(keyProblems[problem]);
  },
};

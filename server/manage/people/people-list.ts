import type { Command } from '../command.ts';
import { rightsText, signInText } from './rights-text.ts';

export const peopleList: Command = {
  name: 'people list',
  parameters: [],
  summary: 'lists the people: since when, address, fingerprint, key, roles, last sign-in',
  async run({ services, report }) {
    const [people, holders] = await Promise.all([services.administrators.list(), services.keyring.holders()]);
    if (people.length === 0) report('There is no administrator yet.');
    for (const { id, email, fingerprint, created_at, signed_in_on, ...rights } of people) {
      const reads = holders.includes(id) ? 'holds the key' : 'does not hold the key';
      const columns = [created_at.slice(0, 10), email, fingerprint, reads, rightsText(rights)];
      report([...columns, signInText(signed_in_on)].join('  '));
    }
  },
};

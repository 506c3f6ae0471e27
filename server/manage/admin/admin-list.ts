import type { Command } from '../command.ts';

export const adminList: Command = {
  name: 'admin list',
  parameters: [],
  summary: 'lists the administrators, their fingerprints and the holders of the key',
  async run({ services, report }) {
    const [administrators, holders] = await Promise.all([
      services.administrators.list(),
      services.keyring.holders(),
    ]);
    if (administrators.length === 0) report('There is no administrator yet.');
    for (const { id, email, fingerprint, created_at } of administrators) {
      const reads = holders.includes(id) ? 'holds the key' : 'does not hold the key';
      report([created_at.slice(0, 10), email, fingerprint, reads].join('  '));
    }
  },
};

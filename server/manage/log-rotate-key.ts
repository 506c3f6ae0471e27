import type { Command } from './command.ts';

export const logRotateKey: Command = {
  name: 'log rotate-key',
  parameters: [],
  summary: 'puts a new publication key in use, signed with the one before it',
  async run({ services, report }) {
    const { key, replaced } = await services.publicationLog.rotateKey();
    report(`The publication key ${key} replaces ${replaced}; the log tells so, signed with both.`);
    report('Whoever compares the site with a stated key (verify-site) needs the new one.');
  },
};

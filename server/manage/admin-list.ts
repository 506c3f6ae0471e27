import type { Command } from './command.ts';

export const adminList: Command = {
  name: 'admin list',
  parameters: [],
  summary: 'lists the administrators and the days on which they were added',
  async run({ services, say }) {
    const administrators = await services.administrators.list();
    if (administrators.length === 0) say('There is no administrator yet.');
    for (const { email, created_at } of administrators) say(`${created_at.slice(0, 10)}  ${email}`);
  },
};

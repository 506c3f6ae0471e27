import type { Command } from './command.ts';

/** Items between two lines of progress. */
const every = 5_000;

export const searchRebuild: Command = {
  name: 'search rebuild',
  parameters: [],
  summary: 'makes the index of the search again, while the site serves',
  // Uses neither keys nor submissions
  afterLoss: true,
  async run({ services, report }) {
    let next = every;
    const items = await services.searchIndex.rebuild((indexed) => {
      if (indexed < next) return;
      report(`${indexed} items …`);
      next += every;
    });
    report(`The index of the search was made again. Items: ${items}.`);
  },
};

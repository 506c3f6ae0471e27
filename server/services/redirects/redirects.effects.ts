import type { Effects } from '../effects/effects.ts';
import type { createRedirects } from './redirects.ts';

export const redirectsEffects: Effects<ReturnType<typeof createRedirects>> = {
  list: null,
  all: null,
  save: {
    invalidates: () => ['redirects'],
    records: ({ saved, removed }) => {
      const paths = [...saved, ...removed];
      const [first] = paths;
      if (first === undefined) return undefined;
      const action = saved.length > 0 ? 'redirects.saved' : 'redirects.removed';
      return { action, subject: first.slice(0, 200), ...(paths.length > 1 && { amount: paths.length }) };
    },
  },
};

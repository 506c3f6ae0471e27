import { join } from 'node:path';
import type { Context } from '../../context.ts';
import { type OnEngines, onEngines } from '../../on-engines.ts';
import type { SearchCosts } from './search-costs.ts';
import { measureVariants, type Variants } from './variants.ts';

export type Search = OnEngines<SearchCosts> & { variants: Variants };

/** The search in the largest archive, on both engines: its costs, its index, and what it finds. */
export async function measureSearch(context: Context): Promise<Search> {
  const { queries, randomQueries, changes } = context.options;
  const program = join(import.meta.dirname, 'search-costs.ts');
  const costs = await onEngines<SearchCosts>(
    program,
    [queries, randomQueries, changes],
    'the search',
    context,
  );
  return { ...costs, variants: measureVariants() };
}

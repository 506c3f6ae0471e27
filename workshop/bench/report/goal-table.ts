import { table } from './format.ts';
import type { Goal } from './goals.ts';

export function goalTable(rows: Goal[]): string {
  return table(rows, {
    what: ({ what }) => what,
    goal: ({ goal }) => goal,
    here: ({ figure }) => figure,
    reached: ({ reached }) => (reached ? 'yes' : '**no**'),
  });
}

import type { UnitOfWork } from '#server/db/in-transaction.ts';
import type { Context, createWithEffects } from '../../effects/with-effects.ts';
import { recoveryCodesEffects, secondFactorsEffects } from './second-factors.effects.ts';
import { createSecondFactors } from './second-factors.ts';

type Dependencies = Parameters<typeof createSecondFactors>[1];

/** Second factors and their recovery codes, in any context. */
export function factorServices(
  withEffects: ReturnType<typeof createWithEffects>,
  dependencies: Dependencies,
) {
  const create = (unit: UnitOfWork) => createSecondFactors(unit, dependencies);
  const factors = withEffects(create, secondFactorsEffects);
  const recoveryCodes = withEffects((unit) => create(unit).codes, recoveryCodesEffects);
  return (context: Context) => ({ ...factors(context), codes: recoveryCodes(context) });
}

import type { UnitOfWork } from '#server/db/in-transaction.ts';
import type { createWithEffects } from '../effects/with-effects.ts';
import { contentEffects } from './content.effects.ts';
import { createContent } from './content.ts';
import { managersEffects } from './managers.effects.ts';
import { createManagers } from './managers.ts';
import { profileEffects } from './profile.effects.ts';
import { createProfile } from './profile.ts';

/** The services of the content, in any context. */
export function contentServices(withEffects: ReturnType<typeof createWithEffects>) {
  return {
    content: withEffects(({ db }: UnitOfWork) => createContent(db), contentEffects),
    managers: withEffects(({ db }: UnitOfWork) => createManagers(db), managersEffects),
    profile: withEffects(({ db }: UnitOfWork) => createProfile(db), profileEffects),
  };
}

import type { UnitOfWork } from '../../db/in-transaction.ts';
import type { createWithEffects } from '../effects/with-effects.ts';
import { casesEffects } from './cases/cases.effects.ts';
import { createCases } from './cases/cases.ts';
import { caseFilesEffects } from './files/case-files.effects.ts';
import { createCaseFiles } from './files/case-files.ts';
import { inboxEffects } from './inbox/inbox.effects.ts';
import { createInbox } from './inbox/inbox.ts';
import { talkEffects } from './talk/talk.effects.ts';
import { createTalk } from './talk/talk.ts';

type WithEffects = ReturnType<typeof createWithEffects>;

type Dependencies = Parameters<typeof createInbox>[1] & Parameters<typeof createCases>[1];

/** The services of officers: lists, conversations, and the work on cases, in any context. */
export function officersServices(
  withEffects: WithEffects,
  { pieces, settings, keyring, recipientsOf, keysInUse, numbers, now }: Dependencies,
) {
  return {
    inbox: withEffects(
      (unit: UnitOfWork) => createInbox(unit, { pieces, settings, numbers, now }),
      inboxEffects,
    ),
    talk: withEffects(
      (unit: UnitOfWork) => createTalk(unit, { recipientsOf, keysInUse, numbers, now }),
      talkEffects,
    ),
    cases: withEffects(
      (unit: UnitOfWork) => createCases(unit, { keyring, recipientsOf, keysInUse, numbers, now }),
      casesEffects,
    ),
    caseFiles: withEffects((unit: UnitOfWork) => createCaseFiles(unit, { pieces }), caseFilesEffects),
  };
}

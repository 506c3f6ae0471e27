import { firstGroup, type RecipientGroup } from '#shared/forms/recipient-groups.ts';
import type { Schema } from '../../../db/schema.ts';

/** The stored kind of a group's new recovery words. */
export const pendingRecovery = (group: RecipientGroup): Schema['pending_change']['kind'] =>
  group === firstGroup ? 'recovery' : `recovery-${group}`;

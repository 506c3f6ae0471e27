import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { firstGroup, type RecipientGroup } from '#shared/forms/recipient-groups.ts';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import type { Schema } from '../../db/schema.ts';
import { numberOf } from '../keys/group-number.ts';
import { groupOf, type KeyOwner } from '../keys/key-groups.ts';
import { organisationName } from '../keys/recipients-of.ts';

/** The part of the submissions that a group of recipients sees: what is sealed to it. */
export type Scope = {
  group: RecipientGroup;
  /** The names of the group's keys, to which submissions are sealed. */
  recipients: string[];
  /** Those of the other groups. */
  others: string[];
};

export async function scopeOf(db: Kysely<Schema>, owner: KeyOwner): Promise<Scope> {
  const group = await groupOf(db, owner);
  const rows = await db.selectFrom('organisation_key').select(['id', 'recipient_group']).execute();
  const own = Object.groupBy(rows, ({ recipient_group }) =>
    recipient_group === numberOf(group) ? 'own' : 'other',
  );
  const names = (keys: { id: string }[] = []) => keys.map(({ id }) => organisationName(id));
  return { group, recipients: names(own.own), others: names(own.other) };
}

/**
 * The condition for rows of `submission`. What is sealed to no known key, as damaged rows are, is shown to the first
 * group: somebody has to see it.
 */
export function isWithin({ group, recipients, others }: Scope) {
  return (eb: ExpressionBuilder<Schema, 'submission'>) => {
    if (others.length === 0) return sql<boolean>`1 = 1`;
    const sealedTo = (names: string[]) =>
      eb.exists(
        eb
          .selectFrom('submission_key')
          .select('recipient')
          .whereRef('submission_key.kind', '=', 'submission.kind')
          .whereRef('submission_key.submission_id', '=', 'submission.id')
          .where('recipient', 'in', names),
      );
    if (recipients.length === 0) return group === firstGroup ? eb.not(sealedTo(others)) : sql<boolean>`1 = 0`;
    return group === firstGroup
      ? eb.or([eb.not(sealedTo(others)), sealedTo(recipients)])
      : sealedTo(recipients);
  };
}

/** True if one of these rows was sent to other groups alone. */
export async function isHidden(
  db: Kysely<Schema>,
  { kind, ids }: { kind: SubmissionKind; ids: readonly number[] },
  scope: Scope,
): Promise<boolean> {
  if (scope.others.length === 0) return false;
  const hidden = await db
    .selectFrom('submission')
    .select('id')
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .where((eb) => eb.not(isWithin(scope)(eb)))
    .executeTakeFirst();
  return hidden !== undefined;
}

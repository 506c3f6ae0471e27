import type { Kysely } from 'kysely';
import { hashToken } from '../../../crypto/token.ts';
import type { Schema } from '../../../db/schema.ts';

/** Purpose of a challenge: signing in by a passkey, adding one, or verifying the codes of an app. */
type Purpose = 'passkey' | 'add-passkey' | 'add-totp';

type Challenge = { purpose: Purpose; value: string; until: number };

/** One open challenge per session, for a limited time: a newer one replaces the previous one. */
export function createChallenges(db: Kysely<Schema>, now: () => number) {
  async function stored(token: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('session')
      .select('challenge')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirst();
    return row?.challenge ?? undefined;
  }

  /** Undefined for another purpose, and for an expired one. */
  function valueOf(challenge: string | undefined, purpose: Purpose): string | undefined {
    if (!challenge) return undefined;
    const known = JSON.parse(challenge) as Challenge;
    return known.purpose === purpose && known.until > now() ? known.value : undefined;
  }

  return {
    /** @param minutes until it expires. */
    async put(token: string, purpose: Purpose, value: string, minutes = 5): Promise<void> {
      const challenge: Challenge = { purpose, value, until: now() + minutes * 60_000 };
      await db
        .updateTable('session')
        .set({ challenge: JSON.stringify(challenge) })
        .where('token_hash', '=', hashToken(token))
        .execute();
    },

    /** Returns the challenge without consuming it. */
    async read(token: string, purpose: Purpose): Promise<string | undefined> {
      return valueOf(await stored(token), purpose);
    },

    /** Consumes the challenge: of several concurrent calls, one receives it. */
    async take(token: string, purpose: Purpose): Promise<string | undefined> {
      const challenge = await stored(token);
      const value = valueOf(challenge, purpose);
      if (!challenge || !value) return undefined;
      const { numUpdatedRows } = await db
        .updateTable('session')
        .set({ challenge: null })
        .where('token_hash', '=', hashToken(token))
        .where('challenge', '=', challenge)
        .executeTakeFirst();
      return numUpdatedRows === 1n ? value : undefined;
    },
  };
}

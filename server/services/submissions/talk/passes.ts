import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import * as limits from '#shared/limits.ts';

const life = limits.receiptPassHours * 60 * 60 * 1000;

/**
 * Passes stand in for a proof to be a person, for one receipt and two hours. They are signed and stored nowhere, so every
 * instance knows them.
 */
export function createPasses(secret: () => Promise<Buffer>, now: () => number) {
  async function sign(lookup: string, until: string): Promise<string> {
    const key = Buffer.from(hkdfSync('sha256', await secret(), '', 'diwan receipt pass 1', 32));
    return createHmac('sha256', key).update(`${until}|${lookup}`).digest('base64url');
  }

  return {
    /** @param lookup of the receipt. */
    async issue(lookup: string): Promise<string> {
      const until = String(now() + life);
      return `${until}.${await sign(lookup, until)}`;
    },

    async isGood(pass: string, lookup: string): Promise<boolean> {
      const [until = '', mark = ''] = pass.split('.');
      const given = Buffer.from(mark);
      const right = Buffer.from(await sign(lookup, until));
      return given.length === right.length && timingSafeEqual(given, right) && Number(until) > now();
    },
  };
}

import { createHmac, randomBytes } from 'node:crypto';

const day = 24 * 60 * 60 * 1000;

/**
 * Keys of in-memory counters: HMACs of addresses or e-mails that cannot be reproduced once the day's random key is
 * discarded.
 */
export function dailyKeys(now: () => number): (value: string) => string {
  let secret = { key: randomBytes(32), since: now() };
  return (value) => {
    if (now() - secret.since > day) secret = { key: randomBytes(32), since: now() };
    return createHmac('sha256', secret.key).update(value).digest('base64url');
  };
}

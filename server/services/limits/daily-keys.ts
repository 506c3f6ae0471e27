import { createHmac, randomBytes } from 'node:crypto';

const day = 24 * 60 * 60 * 1000;

/**
 * Names under which something is counted in memory. They say nothing of an address or an e-mail, and nobody can make
 * them again once the day's random key is gone.
 */
export function dailyKeys(now: () => number): (value: string) => string {
  let secret = { key: randomBytes(32), since: now() };
  return (value) => {
    if (now() - secret.since > day) secret = { key: randomBytes(32), since: now() };
    return createHmac('sha256', secret.key).update(value).digest('base64url');
  };
}

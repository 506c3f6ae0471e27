import { setTimeout as delay } from 'node:timers/promises';

/** How long an instance that does not say that it has heard is waited for, in milliseconds. */
const patience = 1_000;

/** What other instances say that they have heard of. */
export function createHeardBy() {
  const versions = new Map<string, number>();
  const waiting = new Set<() => void>();

  return {
    note(name: string, version: number): void {
      versions.set(name, version);
      for (const check of waiting) check();
    },

    /** Settles when all of these, and there are no others, have heard of a version; or after a second. */
    async all(names: string[], version: number): Promise<void> {
      for (const name of versions.keys()) if (!names.includes(name)) versions.delete(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      const check = () => {
        if (names.every((name) => (versions.get(name) ?? 0) >= version)) resolve();
      };
      waiting.add(check);
      check();
      await Promise.race([promise, delay(patience, undefined, { ref: false })]);
      waiting.delete(check);
    },
  };
}

import { setTimeout as delay } from 'node:timers/promises';

/** Timeout for the acknowledgement of an instance, in milliseconds. */
const timeout = 1_000;

/** Acknowledgements of other instances, by version. */
export function createAcknowledgements() {
  const versions = new Map<string, number>();
  const waiting = new Set<() => void>();

  return {
    note(name: string, version: number): void {
      versions.set(name, version);
      for (const check of waiting) check();
    },

    /**
     * Resolves when all these instances have acknowledged a version, or after the timeout. Other instances are
     * gone, and their acknowledgements discarded.
     */
    async all(names: string[], version: number): Promise<void> {
      for (const name of versions.keys()) if (!names.includes(name)) versions.delete(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      const check = () => {
        if (names.every((name) => (versions.get(name) ?? 0) >= version)) resolve();
      };
      waiting.add(check);
      check();
      await Promise.race([promise, delay(timeout, undefined, { ref: false })]);
      waiting.delete(check);
    },
  };
}

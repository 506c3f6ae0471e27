import { AsyncLocalStorage } from 'node:async_hooks';

/** What an answer is made of, as far as a write can change it: `list/articles`, `item/articles/5`, `settings`. */
export type Tag = string;

/** Whatever there is: somebody else has written to the database. */
export const everything: Tag = '*';

type Listener = (tags: readonly Tag[]) => unknown;

export type Changes = ReturnType<typeof createChanges>;

/** Takes note of what is read and of what is written, so that whoever keeps answers knows which hold no more. */
export function createChanges() {
  const reading = new AsyncLocalStorage<Set<Tag>>();
  const listeners = new Set<Listener>();

  return {
    /** Runs work that makes an answer, and says what it read. */
    async collect<Result>(work: () => Promise<Result>): Promise<{ result: Result; tags: Set<Tag> }> {
      const tags = new Set<Tag>();
      return { result: await reading.run(tags, work), tags };
    },

    read(tags: readonly Tag[]): void {
      const collected = reading.getStore();
      if (collected) for (const tag of tags) collected.add(tag);
    },

    /** Says what was written, once it is stored. Settles when nobody is given what was there before. */
    async wrote(tags: readonly Tag[]): Promise<void> {
      await Promise.all([...listeners].map((listener) => listener(tags)));
    },

    onWrite(listener: Listener): void {
      listeners.add(listener);
    },
  };
}

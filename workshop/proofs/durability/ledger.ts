import { Broken, expectThat } from '../lib/proof.ts';
import { type Attempt, send } from '../lib/sender.ts';
import type { SignedIn } from '../lib/signed-in.ts';

/** What senders were told: what was acknowledged has to be there once, whatever happened. */
export type Ledger = ReturnType<typeof openLedger>;

export function openLedger() {
  const acknowledged = new Set<string>();
  /** Sent, and not acknowledged: nobody knows yet. */
  const inDoubt = new Map<string, Attempt>();
  return {
    acknowledged,
    inDoubt,

    /** Sends once. @returns the status, or 0 where no answer came. */
    async send(url: string, attempt: Attempt): Promise<number> {
      inDoubt.set(attempt.mark, attempt);
      const status = await send(url, attempt).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status !== 201) return status;
      inDoubt.delete(attempt.mark);
      acknowledged.add(attempt.mark);
      return status;
    },

    /** Sends again what is in doubt, as a sender's browser does. @throws Broken where that is not taken. */
    async settle(url: string): Promise<number> {
      const waiting = [...inDoubt.values()];
      for (const attempt of waiting) {
        const status = await this.send(url, attempt);
        if (status !== 201) throw new Broken(`What was sent again was answered ${status}`);
      }
      return waiting.length;
    },

    /** @throws Broken unless everything that was acknowledged is there, once, and nothing else. */
    async audit(reader: SignedIn): Promise<void> {
      const found = new Map<unknown, number>();
      for (const { message } of await reader.inbox('contacts'))
        found.set(message, (found.get(message) ?? 0) + 1);
      const lost = [...acknowledged].filter((mark) => !found.has(mark));
      const twice = [...found].filter(([, times]) => times > 1);
      const strange = [...found].filter(([mark]) => !acknowledged.has(String(mark)));
      expectThat(lost.length === 0, `${lost.length} of ${acknowledged.size} acknowledged messages are lost`);
      expectThat(twice.length === 0, `${twice.length} messages are there twice`);
      expectThat(strange.length === 0, `${strange.length} messages are there that nobody was told of`);
    },
  };
}

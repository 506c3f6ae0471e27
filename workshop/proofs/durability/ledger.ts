import { setTimeout as delay } from 'node:timers/promises';
import { Broken, expectThat } from '../lib/proof.ts';
import { type Attempt, send, type senderTo } from '../lib/sender.ts';
import type { SignedIn } from '../lib/signed-in.ts';

/** Acknowledgements that senders received: each acknowledged message has to be stored once, whatever happened. */
export type Ledger = ReturnType<typeof openLedger>;

export function openLedger() {
  const acknowledged = new Set<string>();
  /** Sent and not acknowledged: stored or not. */
  const inDoubt = new Map<string, Attempt>();
  return {
    acknowledged,
    inDoubt,

    /**
     * Sends once.
     * @returns the status, or 0 without a response.
     */
    async send(url: string, attempt: Attempt): Promise<number> {
      inDoubt.set(attempt.mark, attempt);
      const status = await send(url, attempt).then(
        (response) => response.status,
        () => 0,
      );
      if (status !== 201) return status;
      inDoubt.delete(attempt.mark);
      acknowledged.add(attempt.mark);
      return status;
    },

    /**
     * Starts concurrent senders, each of which sends one message after another; `label` distinguishes them from others.
     * @returns a function that stops them and returns the statuses other than 201.
     */
    sendOn(
      url: string,
      attempt: ReturnType<typeof senderTo>['attempt'],
      { senders = 4, label = 'load', pause = 0 } = {},
    ): { end(): void; ended: Promise<Set<number>> } {
      const refused = new Set<number>();
      const over = new AbortController();
      const sendOne = async (sender: number) => {
        for (let number = 1; !over.signal.aborted; number += 1) {
          const mark = `${label} sender ${sender}, number ${number}`;
          const status = await this.send(url, await attempt('contact', mark));
          if (status === 201) continue;
          refused.add(status);
          // A browser waits, too, before the form is sent again
          await delay(pause);
        }
      };
      const all = Promise.all(Array.from({ length: senders }, (_, sender) => sendOne(sender)));
      return { end: () => over.abort(), ended: all.then(() => refused) };
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

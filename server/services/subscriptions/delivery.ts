import { type Mail, MailError, type Mailer, type Refusal } from '../mail/mailer.ts';

/** Milliseconds until the next attempt, after one more refusal that may pass. */
const pauses = [20, 40, 60, 90, 120, 180, 300, 600, 1_800, 3_600].map((seconds) => seconds * 1_000);
/** And after one more that is said to be for good: a full mailbox, an address that was moved. */
const longPauses = [60, 600, 3_600, 6 * 3_600].map((seconds) => seconds * 1_000);
/** And where the server did not respond: a mail at which it always hangs makes way for the others. */
const serverPauses = pauses.slice(0, 7);

/** Milliseconds for which a claim is that of one instance: more than a mail takes at most. */
export const lease = 3 * 60 * 1_000;

/** The end of an attempt. `unknown`: the server has all of it, and its response was lost. */
export type Outcome = 'sent' | 'unknown' | Refusal;

/**
 * Sends a mail that was claimed.
 * @param handOver states that the server may have the mail from here on; without it the mail is not completed.
 * @param stopping ends the mails that were not handed over.
 */
export async function deliver(
  mailer: Mailer,
  mail: Mail,
  { handOver, stopping }: { handOver: () => Promise<void>; stopping?: AbortSignal | undefined },
): Promise<{ outcome: Outcome; error?: unknown }> {
  let isHandedOver = false;
  let isLost = false;
  const ended = new AbortController();
  const end = () => {
    if (!isHandedOver) ended.abort();
  };
  stopping?.addEventListener('abort', end, { once: true });
  try {
    if (stopping?.aborted) return { outcome: 'server' };
    await mailer.send(mail, ended.signal, async () => {
      await handOver().catch((error: unknown) => {
        isLost = true;
        throw error;
      });
      isHandedOver = true;
    });
    return { outcome: 'sent' };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const { refusal } = error;
    // The claim is over: the server got no complete mail
    if (isLost) return { outcome: 'later' };
    return { outcome: isHandedOver && !error.wasRefused ? 'unknown' : refusal, error };
  } finally {
    stopping?.removeEventListener('abort', end);
  }
}

/** The time of the next attempt. */
export function nextAttempt(now: number, outcome: Refusal, tries: number): string {
  const all = { later: pauses, never: longPauses, server: serverPauses }[outcome];
  const pause = all[Math.min(tries, all.length - 1)] ?? 0;
  // Spread, so that a thousand refused mails do not come back at once
  return new Date(now + pause * (1 + Math.random() / 4)).toISOString();
}

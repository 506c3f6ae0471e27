import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createSubscriberSecrets } from '#server/crypto/subscriber-secrets.ts';
import { mailStates } from '#server/db/publication-schema.ts';
import type { openMailServer } from '#tests/network/open-mail-server.ts';
import { linkIn, plainOf } from '#tests/requests/mail-text.ts';
import { withDatabase } from '../lib/database-file.ts';
import { Broken, expectThat } from '../lib/proof.ts';
import type { RunningProgram } from '../lib/running-program.ts';
import { sendRequest } from '../lib/send-request.ts';
import { senderTo } from '../lib/sender.ts';
import type { SignedIn } from '../lib/signed-in.ts';
import { createDraft } from './published-items.ts';

type Mails = Awaited<ReturnType<typeof openMailServer>>['mails'];

export type Subscriber = { email: string; language: 'ar' | 'en' };

/** Items of a round: more mails than leave between a start and a kill, so that some are always under way. */
const itemsOfRound = 4;

const bothSides = { ar: {}, en: {} };

/** Subscribes to articles by the form, and confirms by the link of its mail. */
export async function subscribe(
  { url, dataDir }: RunningProgram,
  mails: Mails,
  { email, language }: Subscriber,
) {
  const recaptcha = await senderTo(dataDir).proofFor('subscribe');
  const body = { email, sections: ['articles'], language, digest: false, recaptcha };
  const requested = await sendRequest(`${url}/api/subscriptions`, { method: 'POST', body });
  expectThat(requested.status === 201, `A subscription was answered ${requested.status}`);
  const end = performance.now() + 30_000;
  const confirmation = () => mails.find(({ to }) => to === email);
  while (!confirmation()) {
    expectThat(performance.now() < end, 'No mail asks for a confirmation');
    await delay(50);
  }
  const token = linkIn(confirmation()?.bytes ?? '', 'confirm');
  const confirmed = await sendRequest(`${url}/en/subscription?confirm=${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from('act=confirm'),
  });
  expectThat(confirmed.status === 200, `A confirmation was answered ${confirmed.status}`);
}

/** Creates and publishes items until the site is killed. `published` gains those whose publication was acknowledged. */
export async function publishOn(
  { url }: RunningProgram,
  editor: SignedIn,
  { published, killed }: { published: Set<number>; killed: AbortSignal },
): Promise<void> {
  try {
    for (let count = 0; count < itemsOfRound; count += 1) {
      const { id } = await createDraft(url, editor);
      const body = { sides: bothSides, despite_differences: true };
      const { status } = await editor.call(`items/articles/${id}/publish`, { method: 'POST', body });
      expectThat(status === 200, `A publication is answered ${status}`);
      published.add(id);
    }
  } catch (error) {
    // A request that the kill cut off
    if (!killed.aborted || error instanceof Broken) throw error;
  }
}

/** @returns the mails of each person about each item, by `email language/item`. */
export function mailsOf(mails: Mails): Map<string, number> {
  const found = new Map<string, number>();
  for (const { to, bytes } of mails) {
    const [, item, language] = /\/articles\/(\d+)\/(ar|en)/.exec(plainOf(bytes)) ?? [];
    if (!item) continue;
    const name = `${to} ${language}/${item}`;
    found.set(name, (found.get(name) ?? 0) + 1);
  }
  return found;
}

/** Each acknowledged side is in the log, and each side that is there is there once. */
export function expectLogged(entries: string, published: ReadonlySet<number>): void {
  const found = new Map<string, number>();
  for (const line of entries.split('\n').filter(Boolean)) {
    const { event, section, id, side } = JSON.parse(line) as Record<string, string>;
    if (event !== 'publish' || section !== 'articles') continue;
    const name = `${side}/${id}`;
    found.set(name, (found.get(name) ?? 0) + 1);
  }
  const sides = [...published].flatMap((item) => Object.keys(bothSides).map((side) => `${side}/${item}`));
  const lost = sides.filter((name) => !found.has(name));
  const twice = [...found].filter(([, times]) => times > 1);
  expectThat(lost.length === 0, `${lost.length} of ${sides.length} acknowledged sides are not in the log`);
  expectThat(twice.length === 0, `${twice.length} publications are in the log twice`);
}

/** Ends the claims of a program that was killed, as three minutes do. */
export function passLeases(dataDir: string): void {
  const past = new Date(0).toISOString();
  const statement = 'update subscription_mail set claimed_until = ? where state = ?';
  withDatabase(dataDir, (database) => database.prepare(statement).run(past, mailStates.claimed));
}

/** Waits until no mail is left to send. */
export async function mailsSettled(dataDir: string): Promise<void> {
  const end = performance.now() + 300_000;
  for (;;) {
    const left = mailsIn(dataDir, 'waiting') + mailsIn(dataDir, 'claimed');
    if (left === 0) return;
    expectThat(performance.now() < end, `${left} mails wait still after five minutes`);
    await delay(500);
  }
}

/** Mails of a state, as the site knows. */
export function mailsIn(dataDir: string, state: keyof typeof mailStates): number {
  const statement = 'select count(*) as mails from subscription_mail where state = ?';
  return withDatabase(dataDir, (database) =>
    Number(database.prepare(statement).get(mailStates[state])?.['mails']),
  );
}

/** Mails whose program was killed after it noted that the server gets their end: by `email language/item`. */
export async function inDoubt(dataDir: string, subscribers: readonly Subscriber[]): Promise<Set<string>> {
  const secrets = subscriberSecretsOf(dataDir);
  const lookups = await Promise.all(subscribers.map(({ email }) => secrets.lookup(email)));
  const statement = `select language || '/' || item as name from subscription_mail
    join subscriber on id = subscriber_id where state = ? and lookup = ?`;
  return withDatabase(dataDir, (database) => {
    const rowsOf = (lookup = '') => database.prepare(statement).all(mailStates.handed, lookup);
    const namesOf = ({ email }: Subscriber, index: number) =>
      rowsOf(lookups[index]).map(({ name }) => `${email} ${String(name)}`);
    return new Set(subscribers.flatMap(namesOf));
  });
}

/** The keys of a site's subscriptions. */
export function subscriberSecretsOf(dataDir: string) {
  const pepper = readFileSync(join(dataDir, 'keys/pepper'), 'utf8').trim();
  return createSubscriberSecrets(async () => Buffer.from(pepper, 'base64url'));
}

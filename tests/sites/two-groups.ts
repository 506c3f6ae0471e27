import type { RecipientChoice } from '#shared/forms/recipient-groups.ts';
import type { TestDatabase } from '../databases/databases.ts';
import { type Caller, keySite, one, two } from './key-site.ts';

export const oversightBody = {
  isOffered: true,
  name: { ar: 'هيئة الرقابة', en: 'Oversight board' },
  about: { ar: 'ثلاثة أشخاص من خارج المديرية.', en: 'Three people from outside the directorate.' },
};

type Row = { id: number; details: string; damaged: boolean; recipients: string[] };

/** A site whose first administrator holds the directorate's key, and the second one that of the oversight body. */
export async function twoGroups(database: TestDatabase) {
  const site = await keySite(database);
  const first = await site.begin();
  await site.join(two, first);
  const { id, fingerprint } = await site.seen(two.email, first);
  const begin = (given: object = {}) =>
    first.post('keys/begin', { group: 'oversight', administrator: id, fingerprint, ...given });
  const begun = await begin();
  await site.equipHolders();
  const callers = [await site.signIn(one), await site.signIn(two)] as const;
  const offered = await callers[0].post('site-settings/oversight', { value: oversightBody });

  /** Sends a report; resolves to its response. */
  async function report(details: string, recipients?: RecipientChoice | '') {
    const recaptcha = await site.proof('report');
    const payload = { topic: 'bribe', details, recaptcha, ...(recipients !== undefined && { recipients }) };
    return site.request('/api/report', { method: 'POST', payload, remoteAddress: '127.0.0.1' });
  }

  return { ...site, begin, begun, offered, report, directorate: callers[0], oversight: callers[1] };
}

export const rowsOf = async (person: Caller): Promise<Row[]> => (await person.get('reports')).json();

/** The texts that a person reads, the oldest first. */
export const detailsOf = async (person: Caller) =>
  (await rowsOf(person)).map(({ details, damaged }) => (damaged ? '(damaged)' : details)).toReversed();

export const keysOf = async (person: Caller) => (await person.get('keys')).json();

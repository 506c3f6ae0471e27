import { dailyKeys } from './daily-keys.ts';
import { createDecayingCounters } from './decaying-counters.ts';
import { hostOf, networkOf } from './network-of.ts';
import { createSharedNetworks, type SharedNetworks } from './shared-networks.ts';

const minute = 60_000;

/**
 * Thresholds, in challenges requested within about an hour, per factor of difficulty: by one address, network or all.
 */
const steps = {
  host: { 12: 2, 30: 4, 60: 8 },
  network: { 60: 2, 200: 4, 600: 8 },
  site: { 5_000: 2, 20_000: 4 },
};

/** Scriptless messages within about an hour from which on a network or the site is crowded, and the site full. */
const crowdedNetwork = 60;
const crowdedSite = 600;
const fullSite = 5_000;

/** Scriptless messages that one address may send in a burst; half as many again every 18 seconds. */
const burst = 6;
const burstHalfLife = 18_000;

/** Weight of each such message in a crowded network, and on a crowded site. */
const crowdedWeight = 3;

/** Seconds before the answer to a plain question is accepted. */
export const questionWait = { usual: 3, crowded: 20 };

/** Factor of difficulty in calm mode, at least. */
const calmDifficulty = 4;

/** A shared address counts as this many people. */
const peopleOfShared = 20;

type Dependencies = {
  sharedNetworks?: SharedNetworks | undefined;
  /** True while the site is under attack: each sender counts as one in a crowd. */
  isGuarded?: () => boolean;
  /** Milliseconds since 1970. */
  now: () => number;
  report: (error: unknown, what: string) => void;
};

export type SubmissionLimiter = ReturnType<typeof createSubmissionLimiter>;

/**
 * Makes floods expensive without refusing senders for the traffic of others: challenges get harder with the load of an
 * address, its network and the site, up to half a minute of work on a weak phone, and a plain question requires a
 * longer wait. Only a single address that sends more than `burst` scriptless messages has to wait again. In memory
 * only, under daily keys.
 */
export function createSubmissionLimiter({
  sharedNetworks,
  isGuarded = () => false,
  now,
  report,
}: Dependencies) {
  const isShared = createSharedNetworks(sharedNetworks, { now, report });
  const load = () => createDecayingCounters({ halfLife: 30 * minute, now });
  const requested = load();
  const plain = load();
  const plainHosts = createDecayingCounters({ halfLife: burstHalfLife, now });
  const nameOf = dailyKeys(now);

  function namesOf(address: string) {
    return {
      host: nameOf(`host ${hostOf(address)}`),
      network: nameOf(`network ${networkOf(address)}`),
      site: 'site',
      part: isShared(address) ? 1 / peopleOfShared : 1,
    };
  }

  const isCrowded = (network: string) =>
    isGuarded() || plain.of(network) >= crowdedNetwork || plain.of('site') >= crowdedSite;

  /** Seconds until an address may send another scriptless message. */
  function hostWait({ host, network, part }: ReturnType<typeof namesOf>): number {
    const weight = part * (isCrowded(network) ? crowdedWeight : 1);
    return Math.ceil(plainHosts.until(host, burst - weight) / 1000);
  }

  return {
    /** Factor of difficulty of the next challenge for this address. */
    difficulty(this: void, address: string): number {
      const { part, ...names } = namesOf(address);
      const harder = Object.entries(steps).flatMap(([scope, levels]) => {
        const count = requested.add(names[scope as keyof typeof steps], scope === 'site' ? 1 : part);
        return Object.entries(levels).map(([above, times]) => (count > Number(above) ? times : 1));
      });
      return Math.max(isGuarded() ? calmDifficulty : 1, ...harder);
    },

    /** Seconds before an answer to a plain question issued to this address now is accepted. */
    questionWait(this: void, address: string): number {
      const names = namesOf(address);
      const usual = isCrowded(names.network) ? questionWait.crowded : questionWait.usual;
      return Math.max(usual, hostWait(names));
    },

    /**
     * Counts a message that came with an answered question.
     * @returns 0, or the seconds to wait if it is refused.
     */
    takePlain(this: void, address: string): number {
      const names = namesOf(address);
      const { host, network, part } = names;
      const crowded = isCrowded(network);
      const wait = hostWait(names);
      if (wait > 0) return wait;
      // Scriptless messages cost no work, so the site has a limit: quiet networks have priority
      if (plain.of('site') >= fullSite && plain.of(network) >= crowdedNetwork) return questionWait.crowded;
      plainHosts.add(host, part * (crowded ? crowdedWeight : 1));
      plain.add(network, part);
      plain.add('site', 1);
      return 0;
    },

    /** Number of remembered names. */
    size: () => requested.size() + plain.size() + plainHosts.size(),
  };
}

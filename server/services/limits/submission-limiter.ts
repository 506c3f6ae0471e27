import { dailyKeys } from './daily-keys.ts';
import { createDecayingCounters } from './decaying-counters.ts';
import { hostOf, networkOf } from './network-of.ts';
import { createSharedNetworks, type SharedNetworks } from './shared-networks.ts';

const minute = 60_000;

/** How many times harder a challenge is, from so many asked for within about an hour on: by one address, network or all. */
const steps = {
  host: { 12: 2, 30: 4, 60: 8 },
  network: { 60: 2, 200: 4, 600: 8 },
  site: { 5_000: 2, 20_000: 4 },
};

/** Messages without a script within about an hour from which on a network or the site is crowded, and the site full. */
const crowdedNetwork = 60;
const crowdedSite = 600;
const fullSite = 5_000;

/** Messages without a script that one address sends at once; half as many again every 18 seconds. */
const burst = 6;
const burstHalfLife = 18_000;

/** In a crowded network, and on a crowded site, each such message counts as much as so many. */
const crowdedWeight = 3;

/** Seconds from asking a plain question to the first moment at which its answer is taken. */
export const questionWait = { usual: 3, crowded: 20 };

/** An address that is known to be that of many people counts as one of so many. */
const peopleOfShared = 20;

export type LimiterParts = {
  sharedNetworks?: SharedNetworks | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
  report: (error: unknown, what: string) => void;
};

export type SubmissionLimiter = ReturnType<typeof createSubmissionLimiter>;

/**
 * Makes floods dear and refuses nobody for what others do: challenges get harder with the load of an address, its network
 * and the site, up to what a weak phone solves in half a minute, and a plain question asks for a longer wait. Only where a
 * single address sends more without a script than `burst` has it to wait again. Kept in memory alone, under names of the day.
 */
export function createSubmissionLimiter({ sharedNetworks, now, report }: LimiterParts) {
  const isShared = createSharedNetworks(sharedNetworks, { now, report });
  const load = () => createDecayingCounters({ halfLife: 30 * minute, now });
  const asked = load();
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
    plain.of(network) >= crowdedNetwork || plain.of('site') >= crowdedSite;

  /** Seconds until an address may send another message without a script. */
  function hostWait({ host, network, part }: ReturnType<typeof namesOf>): number {
    const weight = part * (isCrowded(network) ? crowdedWeight : 1);
    return Math.ceil(plainHosts.until(host, burst - weight) / 1000);
  }

  return {
    /** How many times harder than usual the next challenge of this address is. */
    difficulty(this: void, address: string): number {
      const { part, ...names } = namesOf(address);
      const harder = Object.entries(steps).flatMap(([scope, levels]) => {
        const count = asked.add(names[scope as keyof typeof steps], scope === 'site' ? 1 : part);
        return Object.entries(levels).map(([above, times]) => (count > Number(above) ? times : 1));
      });
      return Math.max(...harder);
    },

    /** Seconds after which the answer to a plain question is taken that is asked of this address now. */
    questionWait(this: void, address: string): number {
      const names = namesOf(address);
      const usual = isCrowded(names.network) ? questionWait.crowded : questionWait.usual;
      return Math.max(usual, hostWait(names));
    },

    /** Counts a message that came with an answered question. @returns 0, or the seconds to wait where it is not taken. */
    takePlain(this: void, address: string): number {
      const names = namesOf(address);
      const { host, network, part } = names;
      const crowded = isCrowded(network);
      const wait = hostWait(names);
      if (wait > 0) return wait;
      // What costs no work has an end for the whole site: those go first whose network is quiet
      if (plain.of('site') >= fullSite && plain.of(network) >= crowdedNetwork) return questionWait.crowded;
      plainHosts.add(host, part * (crowded ? crowdedWeight : 1));
      plain.add(network, part);
      plain.add('site', 1);
      return 0;
    },

    /** How many names are remembered. */
    size: () => asked.size() + plain.size() + plainHosts.size(),
  };
}

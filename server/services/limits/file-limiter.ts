import { dailyKeys } from './daily-keys.ts';
import { createDecayingCounters } from './decaying-counters.ts';
import { hostOf, networkOf } from './network-of.ts';
import { createSharedNetworks, type SharedNetworks } from './shared-networks.ts';

const minute = 60_000;
const mebibyte = 1024 * 1024;

/** Bytes within about an hour from one address: three full cases. */
const hostBytes = 600 * mebibyte;

/** From a network: those of five such addresses, so that one of them does not use up what the others may send. */
const networkBytes = 3_000 * mebibyte;

/** A shared address counts as this many people. */
const peopleOfShared = 20;

/** Bytes that stay free on the disk, for everything else that is stored there. */
const reserved = 1024 * mebibyte;

/** The part of the free space that one network can fill. */
const shareOfNetwork = 1 / 4;

type Dependencies = {
  sharedNetworks?: SharedNetworks | undefined;
  /** Free bytes where files are stored; undefined where nobody knows. */
  freeBytes: () => Promise<number | undefined>;
  now: () => number;
  report: (error: unknown, what: string) => void;
};

export type FileLimiter = ReturnType<typeof createFileLimiter>;

/**
 * Bounds the bytes of files that an address and its network send, and leaves room on the disk: as it fills, those who sent
 * much wait first. In memory only, under daily keys.
 */
export function createFileLimiter({ sharedNetworks, freeBytes, now, report }: Dependencies) {
  const isShared = createSharedNetworks(sharedNetworks, { now, report });
  const sent = createDecayingCounters({ halfLife: 30 * minute, now });
  const nameOf = dailyKeys(now);

  return {
    /**
     * Measures the free space, which can wait for the disk.
     * @returns counts bytes that are about to be stored, without waiting: 0, the seconds to wait if they are refused, or `full`
     * where the disk has no room.
     */
    async measure(): Promise<(address: string, bytes: number) => number | 'full'> {
      const free = (await freeBytes()) ?? Number.POSITIVE_INFINITY;
      return (address, bytes) => take(free, address, bytes);
    },
  };

  function take(free: number, address: string, bytes: number): number | 'full' {
    const room = free - reserved - bytes;
    if (room < 0) return 'full';
    const people = isShared(address) ? peopleOfShared : 1;
    const limits = [
      { name: nameOf(`host ${hostOf(address)}`), most: hostBytes * people },
      {
        name: nameOf(`network ${networkOf(address)}`),
        most: Math.min(networkBytes * people, Math.max(room * shareOfNetwork, bytes)),
      },
    ];
    const waits = limits.map(({ name, most }) => sent.until(name, most - bytes));
    const wait = Math.ceil(Math.max(...waits) / 1000);
    if (wait > 0) return Number.isFinite(wait) ? wait : 24 * 60 * 60;
    for (const { name } of limits) sent.add(name, bytes);
    return 0;
  }
}

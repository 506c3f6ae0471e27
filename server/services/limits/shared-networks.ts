import { readFileSync, statSync } from 'node:fs';
import { addressList } from './address-list.ts';
import { isNetwork } from './is-network.ts';

/**
 * An onion service, and a proxy without client addresses, connect from the loopback address for all of their visitors.
 */
const thisMachine = ['127.0.0.1', '::1'];

/** Polling interval of the file, in milliseconds. */
const pollInterval = 60_000;

/** Networks whose addresses have many users each. */
export type SharedNetworks = {
  networks: string[];
  /** A text file of addresses and networks, one per line; it may be replaced at any time. */
  file?: string | undefined;
};

type Dependencies = {
  now: () => number;
  /** Reports an unreadable file; the earlier list stays in force. */
  report: (error: unknown, what: string) => void;
};

/** Detects addresses shared by many people: Tor exits, carriers' gateways, an onion service. */
export function createSharedNetworks(
  { networks, file }: SharedNetworks = { networks: [] },
  { now, report }: Dependencies,
) {
  const stated = [...thisMachine, ...networks];
  let list = addressList(stated);
  let inspected = Number.NEGATIVE_INFINITY;
  let version = '';

  function poll(path: string): void {
    inspected = now();
    try {
      const { mtimeMs, size } = statSync(path);
      if (version === `${mtimeMs} ${size}`) return;
      list = addressList([...stated, ...linesOf(readFileSync(path, 'utf8'))]);
      version = `${mtimeMs} ${size}`;
    } catch (error) {
      report(error, 'SHARED_NETWORKS_FILE cannot be read');
    }
  }

  return (address: string): boolean => {
    if (file !== undefined && now() - inspected >= pollInterval) poll(file);
    return list(address);
  };
}

/** Skips other lines, such as comments. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(isNetwork);
}

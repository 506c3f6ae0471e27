import { networkList } from './network-list.ts';

/** Reverse proxies trusted to state a client's address: addresses, networks or names. */
export const proxyList = networkList(
  'expected none, or addresses, networks such as 10.0.0.0/8, or loopback, with commas between',
  ['loopback', 'linklocal', 'uniquelocal'],
);

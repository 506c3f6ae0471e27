import { networkList } from './network-list.ts';

/** The reverse proxies that may state a client's address: addresses, networks or their names. */
export const proxyList = networkList(
  'expected none, or addresses, networks such as 10.0.0.0/8, or loopback, with commas between',
  ['loopback', 'linklocal', 'uniquelocal'],
);

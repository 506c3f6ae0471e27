import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test.each([
  ['198.51.100.23', '198.51.100.0/24'],
  ['::ffff:198.51.100.77', '198.51.100.0/24'],
  ['2001:db8:aa:bbcc:1:2:3:4', '2001:db8:aa:bb00'],
  ['2001:db8:aa:bbff::1', '2001:db8:aa:bb00'],
  ['2001:DB8:AA:BC00::', '2001:db8:aa:bc00'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

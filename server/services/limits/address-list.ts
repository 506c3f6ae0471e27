import { BlockList, isIPv6 } from 'node:net';

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** @returns a test of an address against addresses and networks, as `isNetwork` takes them. */
export function addressList(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => list.check(address, familyOf(address));
}

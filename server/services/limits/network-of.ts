const ipv4 = /^(?:::ffff:)?((\d+\.\d+\.\d+)\.\d+)$/;

/**
 * The network of a client's address: its /24, or its /56 for IPv6. A provider assigns a customer a /56, and phones
 * share addresses; a single address is both too specific and too broad.
 */
export function networkOf(address: string): string {
  const bare = bareOf(address);
  const four = ipv4.exec(bare);
  return four ? `${four[2]}.0/24` : prefixOf(bare, 0xff00);
}

/** The most specific identity of a client: an IPv4 address, or a /64 of IPv6, in which a device picks any address. */
export function hostOf(address: string): string {
  const bare = bareOf(address);
  return ipv4.exec(bare)?.[1] ?? prefixOf(bare, 0xffff);
}

function bareOf(address: string): string {
  return address.replace(/%.*$/, '').toLowerCase();
}

/** The first four groups of an IPv6 address, with the mask applied to the fourth. */
function prefixOf(bare: string, mask: number): string {
  const [head = '', tail] = bare.split('::', 2);
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...groups(tail)];
  const [first, second, third, fourth] = all.map((group) => Number.parseInt(group, 16) || 0);
  return [first, second, third, (fourth ?? 0) & mask].map((group) => (group ?? 0).toString(16)).join(':');
}

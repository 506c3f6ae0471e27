const ipv4 = /^(?:::ffff:)?((\d+\.\d+\.\d+)\.\d+)$/;

/**
 * The network of a client's address: its /24, or its /56 for IPv6. A provider gives one customer a whole /56, and
 * phones share addresses; the single address says both too little and too much.
 */
export function networkOf(address: string): string {
  const bare = bareOf(address);
  const four = ipv4.exec(bare);
  return four ? `${four[2]}.0/24` : prefixOf(bare, 0xff00);
}

/** The narrowest that can be told apart: one address of IPv4, a /64 of IPv6, in which a device takes any address. */
export function hostOf(address: string): string {
  const bare = bareOf(address);
  return ipv4.exec(bare)?.[1] ?? prefixOf(bare, 0xffff);
}

function bareOf(address: string): string {
  return address.replace(/%.*$/, '').toLowerCase();
}

/** The first four groups of an IPv6 address, the last of them as far as the mask says. */
function prefixOf(bare: string, mask: number): string {
  const [head = '', tail] = bare.split('::', 2);
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...groups(tail)];
  const [first, second, third, fourth] = all.map((group) => Number.parseInt(group, 16) || 0);
  return [first, second, third, (fourth ?? 0) & mask].map((group) => (group ?? 0).toString(16)).join(':');
}

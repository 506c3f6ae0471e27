/**
 * The network of a client's address: its /24, or its /56 for IPv6. A provider gives one customer a whole /56, and
 * phones share addresses; the single address says both too little and too much.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '').toLowerCase();
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/.exec(bare);
  if (four) return `${four[1]}.0/24`;
  const [head = '', tail] = bare.split('::', 2);
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...groups(tail)];
  const [first, second, third, fourth] = all.map((group) => Number.parseInt(group, 16) || 0);
  return [first, second, third, (fourth ?? 0) & 0xff00].map((group) => (group ?? 0).toString(16)).join(':');
}

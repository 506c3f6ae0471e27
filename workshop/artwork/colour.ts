const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The colour a share `t` of the way from `a` to `b`; both written #rrggbb. */
export function mix(a: string, b: string, t: number): string {
  const to = channels(b);
  const mixed = channels(a).map((from, i) => Math.round(from + ((to[i] as number) - from) * t));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

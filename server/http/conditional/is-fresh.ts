/** True if `If-None-Match` contains the tag, by weak comparison (RFC 9110 §13.1.2). */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header === tag || header.trim() === '*') return true;
  return header.split(',').some((each) => bare(each.trim()) === bare(tag));
}

/** True if the client's copy is current: `If-None-Match` decides, else `If-Modified-Since`. */
export function isFresh(
  headers: { 'if-none-match'?: string | undefined; 'if-modified-since'?: string | undefined },
  tag: string,
  modified: Date,
): boolean {
  if (headers['if-none-match'] !== undefined) return matchesTag(headers['if-none-match'], tag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  // The header has a resolution of one second
  return Math.floor(modified.getTime() / 1000) <= since / 1000;
}

function bare(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag;
}

/**
 * A header that makes up for the form's name, with which the path of a call ends, so that requests of both forms have one
 * length. `contact` is a byte longer than `report` in HTTP/1.1 but not in the Huffman code of HTTP/2, where two and three
 * zeros are two bytes each.
 */
export function paddingOf(path: string): Record<string, string> {
  return { 'x-padding': path.endsWith('contact') ? '00' : '000' };
}

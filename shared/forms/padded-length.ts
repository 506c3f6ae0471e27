/** Lengths, in bytes, to which the body of a form's call is padded: an observer of the network cannot infer a text's length. */
const sizes = [4, 16, 64, 256, 379].map((kibibytes) => kibibytes * 1_024);

/** The length to which a body of so many bytes is padded. */
export function paddedLength(bytes: number): number {
  return sizes.find((each) => each >= bytes) ?? bytes;
}

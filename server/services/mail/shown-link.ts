/** Ends of the parts of an address, after which a line may end. */
const ends = /(?<=[^/:]\/|[?;])(?=[^/])/g;

/** An address that is read as well as followed, in its own direction and no wider than the screen. @param url as XML. */
export function shownLink(url: string, style = 'overflow-wrap: anywhere'): string {
  return `<a href="${url}" dir="ltr" style="${style}">${url.replaceAll(ends, '<wbr>')}</a>`;
}

/** Addresses in a style sheet. */
const addresses = /url\(\s*(["']?)([^"')]+)\1\s*\)/g;

/**
 * A style sheet of a copy, where no script takes over: what waits for one is hidden, as in a browser without scripts.
 * @param replace writes each address anew.
 */
export async function rewriteStyle(
  css: string,
  replace: (address: string) => Promise<string>,
): Promise<string> {
  const found = new Set([...css.matchAll(addresses)].map(([, , address = '']) => address));
  const replaced = new Map<string, string>();
  for (const address of found) replaced.set(address, await replace(address));
  return css
    .replaceAll(addresses, (_match, _quote, address: string) => `url("${replaced.get(address) ?? address}")`)
    .replaceAll(/\(\s*scripting\s*:\s*none\s*\)/g, '(min-width:0)')
    .replaceAll(/\(\s*scripting\s*:\s*enabled\s*\)/g, '(max-width:0)');
}

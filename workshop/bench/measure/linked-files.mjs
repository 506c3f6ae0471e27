/**
 * The style and script files that a browser fetches because a page's HTML names them, before any script has run.
 * @param {string} html
 */
export function linkedFiles(html) {
  const tags = [...html.matchAll(/<(?:link|script)\b[^>]*>/g)].map(([tag]) => tag);
  const addresses = (/** @type {RegExp} */ kind, /** @type {RegExp} */ attribute) =>
    tags.filter((tag) => kind.test(tag)).flatMap((tag) => attribute.exec(tag)?.[1] ?? []);
  return {
    styles: addresses(/rel="stylesheet"/, /href="([^"]+)"/),
    scripts: [
      ...addresses(/^<script/, /src="([^"]+)"/),
      ...addresses(/rel="modulepreload"/, /href="([^"]+)"/),
    ],
  };
}

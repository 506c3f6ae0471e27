/** The style and script files that a browser fetches because a page's HTML names them, before any script has run. */
export function linkedFiles(html: string): { styles: string[]; scripts: string[] } {
  const tags = [...html.matchAll(/<(?:link|script)\b[^>]*>/g)].map(([tag]) => tag);
  const urls = (kind: RegExp, attribute: RegExp) =>
    tags.filter((tag) => kind.test(tag)).flatMap((tag) => attribute.exec(tag)?.[1] ?? []);
  return {
    styles: urls(/rel="stylesheet"/, /href="([^"]+)"/),
    scripts: [...urls(/^<script/, /src="([^"]+)"/), ...urls(/rel="modulepreload"/, /href="([^"]+)"/)],
  };
}

import { languageChoicePath } from '#shared/site/pages.ts';

/** `/robots.txt` (RFC 9309): all pages may be read; calls and the choice of a language are no pages. What is hidden is not named here. */
export function robots(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: ${languageChoicePath}/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

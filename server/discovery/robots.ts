/** `/robots.txt` (RFC 9309): all pages may be read; the calls are no pages. What is hidden is not named here. */
export function robots(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

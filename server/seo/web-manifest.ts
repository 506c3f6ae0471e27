import { direction, type Language } from '#shared/languages.ts';
import type { SiteSettings } from '#shared/settings/site-settings.ts';
import { href } from '#shared/site/href.ts';

/** Lets a phone install the site on its home screen, in one language (W3C Web Application Manifest). */
export function webManifest(identity: SiteSettings['identity'], language: Language): string {
  const start = href('home', { language });
  return JSON.stringify({
    id: start,
    name: identity.name[language],
    short_name: identity.name[language],
    description: identity.description[language],
    lang: language,
    dir: direction(language),
    start_url: start,
    scope: '/',
    display: 'minimal-ui',
    theme_color: '#12523F',
    background_color: '#FBFBF8',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
}

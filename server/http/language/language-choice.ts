import type { FastifyInstance } from 'fastify';
import { routeHref } from '#shared/site/href.ts';
import { languageChoiceRoute } from '#shared/site/public-routes.ts';
import { urlLanguage } from '#shared/site/urls.ts';

const year = 365 * 24 * 60 * 60;

const root = routeHref(languageChoiceRoute, { path: '' });

/**
 * Stores the choice of a language: `/language` before a page's path sets the cookie to the page's language and
 * redirects to it, always on this site.
 */
export function rememberLanguageChoice(app: FastifyInstance, publicUrl: string): void {
  // The `__Host-` prefix binds the cookie to this host; browsers support it over HTTPS only
  const [name, secure] = publicUrl.startsWith('https:') ? ['__Host-language', '; Secure'] : ['language', ''];

  app.get(`${root}*`, { config: { may: 'read-public' }, schema: { hide: true } }, (request, reply) => {
    const [path = '', query] = request.url.slice(root.length).split(/(?=\?)/, 2);
    // Slashes in a row would make another site's address of what follows, and browsers take `\` for one
    const address = `/${path.replace(/^[/\\]+/, '')}`;
    const language = urlLanguage(address);
    return reply
      .headers({
        'cache-control': 'no-store',
        'set-cookie': `${name}=${language}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`,
      })
      .redirect(`${address}${query ?? ''}`, 303);
  });
}

import type { FastifyInstance } from 'fastify';
import { tagReads } from '#server/http/conditional/entity-tag.ts';
import { languages } from '#shared/languages.ts';
import * as limits from '#shared/limits.ts';
import { routeHref } from '#shared/site/href.ts';
import { feedRoute, openSearchRoute, publicPrograms } from '#shared/site/public-routes.ts';
import { sections } from '#shared/site/sections.ts';
import { calendarRoutes } from './calendar-routes.ts';
import { contractsRoutes } from './contracts-routes.ts';
import { feed } from './feed.ts';
import { openSearch } from './open-search.ts';
import { publicHidden } from './public-hidden.ts';
import { robots } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import { sitemapRoutes } from './sitemap-routes.ts';
import { webManifest } from './web-manifest.ts';

/** Files for search engines, feed readers and phones. */
export function registerSeo(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  const textType = 'text/plain; charset=utf-8';

  void app.register(async (files) => {
    tagReads(files);
    sitemapRoutes(files, publicUrl);
    calendarRoutes(files, publicUrl);
    contractsRoutes(files, publicUrl);

    // One route per section: any other path belongs to the pages, as not found
    for (const section of sections) {
      for (const language of languages) {
        files.get(
          routeHref(feedRoute, { section: section.key, language }),
          publicHidden,
          async ({ services }, reply) => {
            const { items } = await services.content.list(section.key, {
              limit: limits.feedItems,
              scope: language,
            });
            const attachments = section.attachments
              ? await services.attachments.ofItems(
                  section.key,
                  items.map(({ id }) => id),
                )
              : undefined;
            const institution = (await services.settings.all()).identity.name[language];
            reply.type('application/atom+xml; charset=utf-8');
            const notes = await services.media.notes();
            const shown = items.map((item) => ({
              ...item,
              image: notes.get(item.image ?? '')?.file ?? item.image,
            }));
            const [alerts, checkpoint] = await Promise.all([
              services.standingAlerts.current(),
              services.publicationLog.latest(),
            ]);
            const channel = { publicUrl, section, language, institution, checkpoint };
            return feed(channel, shown, { files: attachments, alerts });
          },
        );
      }
    }

    files.get(routeHref(publicPrograms.robots, {}), publicHidden, async (_request, reply) => {
      reply.type(textType);
      return robots(publicUrl);
    });

    files.get(routeHref(publicPrograms['security-txt'], {}), publicHidden, async ({ services }, reply) => {
      const { contact } = await services.settings.all();
      reply.type(textType);
      return securityTxt(publicUrl, contact.email, new Date());
    });

    for (const language of languages) {
      files.get(routeHref(openSearchRoute, { language }), publicHidden, async ({ services }, reply) => {
        const { identity } = await services.settings.all();
        reply.type('application/opensearchdescription+xml; charset=utf-8');
        return openSearch(publicUrl, identity, language);
      });

      files.get(
        routeHref(publicPrograms['web-manifest'], { language }),
        publicHidden,
        async ({ services }, reply) => {
          const { identity } = await services.settings.all();
          reply.type('application/manifest+json; charset=utf-8');
          return webManifest(identity, language);
        },
      );
    }
  });
}

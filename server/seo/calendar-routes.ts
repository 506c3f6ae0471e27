import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import type { ContentItem } from '#shared/content/content-item.ts';
import { hasDeadline } from '#shared/content/fields/deadline-fields.ts';
import { languagesOf } from '#shared/content/item-languages.ts';
import { type Language, languages } from '#shared/languages.ts';
import * as limits from '#shared/limits.ts';
import { routeHref, urlOf } from '#shared/site/href.ts';
import { calendarRoute, itemCalendarRoute } from '#shared/site/public-routes.ts';
import { type Section, sections } from '#shared/site/sections.ts';
import { publicHidden } from './public-hidden.ts';

/** The closing dates of each section that has them, and of each of its items, for calendar programs. */
export function calendarRoutes(app: FastifyInstance, publicUrl: string): void {
  for (const section of sections.filter(hasDeadline)) {
    for (const language of languages) {
      const { key } = section;
      app.get(
        routeHref(calendarRoute, { section: key, language }),
        publicHidden,
        async ({ services }, reply) => {
          const items = await services.content.dated(key, language, limits.calendarItems);
          reply.type('text/calendar; charset=utf-8');
          return calendarOf(services, section, language, items);
        },
      );

      app.get<{ Params: { id: string } }>(
        urlOf(itemCalendarRoute, { section: key, id: ':id(^[0-9]{1,9})', language }),
        publicHidden,
        async ({ services, params }, reply) => {
          const item = await services.content.find(key, Number(params.id));
          if (!item.closes_at || !languagesOf(item).includes(language))
            throw new AppError('not-found', `${key}.notFound`);
          reply.type('text/calendar; charset=utf-8');
          return calendarOf(services, section, language, [item]);
        },
      );
    }
  }

  async function calendarOf(
    { settings }: FastifyRequest['services'],
    section: Section,
    language: Language,
    items: ContentItem[],
  ) {
    const institution = (await settings.all()).identity.name[language];
    // Loaded on use: most sites have few subscribers
    const { calendar } = await import('./calendar.ts');
    return calendar({ publicUrl, section, language, institution }, items);
  }
}

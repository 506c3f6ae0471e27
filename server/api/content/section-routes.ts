import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Services } from '#server/composition.ts';
import { AppError } from '#server/errors/app-error.ts';
import { isWithin } from '#shared/accounts/is-within.ts';
import { mayDo } from '#shared/accounts/permissions.ts';

import { type ContentItem, contentSchemas, type PublicItem } from '#shared/content/content-item.ts';
import { openStates } from '#shared/content/deadline/open-states.ts';
import { hasDeadline } from '#shared/content/fields/deadline-fields.ts';
import { localizedText } from '#shared/content/localized.ts';
import { languages } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import { publicPicture } from '#shared/publishing/gallery.ts';
import { closingKinds } from '#shared/publishing/relations.ts';
import { type Section, type SectionKey, sections } from '#shared/site/sections.ts';
import { responses } from '../../http/description/responses.ts';
import { integer } from '../integer.ts';
import { listQuery } from '../list-query.ts';
import { attachmentSchema, withAddresses } from '../publishing/attachments/attachment-routes.ts';
import { itemId } from './item-id.ts';
import { itemCode, withCodes } from './with-codes.ts';

/** With a language, a list is that of the pages in it: items that have a title there, of one year where one is given. */
const plainQuery = listQuery
  .safeExtend({
    language: z.enum(languages).optional(),
    year: integer('error.year', { min: 1900, max: 2099 }).optional(),
    first: z
      .enum(['pinned'])
      .optional()
      .describe('The order of the pages: pinned items and open announcements before the others.'),
  })
  .refine(({ year, language }) => year === undefined || language !== undefined, {
    path: ['year'],
    error: 'error.yearWithoutLanguage',
  });

/** Announcements that close have a state; any other section's list takes none. */
const datedQuery = plainQuery.safeExtend({ state: z.enum(openStates).optional() });
const queryOf = (section: Section) => (hasDeadline(section) ? datedQuery : plainQuery);

/** The lists and the items of the nine sections (specification §7, "Public reads"). */
export const sectionRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const section of sections) {
    const title = message('en', `${section.key}.title`);
    const access = { config: { may: 'read-public', showsHidden: true } as const };

    app.get(
      `/api/${section.calls.list}`,
      {
        ...access,
        schema: {
          summary: `${title}: the list, newest first`,
          tags: [section.key],
          querystring: queryOf(section),
          response: responses(
            'The items; X-Total-Count says how many there are in all.',
            listSchema(section),
          ),
        },
      },
      async (request, reply) => {
        const { language, ...page } = request.query;
        const scope = language ?? scopeOf(request, section.key);
        const { services } = request;
        const now = services.deadlines.now();
        const { items, total } = await services.content.list(section.key, { ...page, scope, now });
        reply.header('x-total-count', total);
        const shown =
          scope === 'all'
            ? await services.publishing.workingCopies(section.key, items)
            : await withCodes(services, section.key, await withFocus(services, items));
        return {
          ...Object.fromEntries(section.listKeys.map((key) => [key, shown])),
          ...(await heading(services, section)),
          ...(page.first && hasDeadline(section) && { closed_by: await closedBy(services, section, items) }),
        };
      },
    );

    app.get(
      `/api/${section.calls.item}/:id`,
      {
        ...access,
        schema: {
          summary: `${title}: one item`,
          tags: [section.key],
          params: itemId,
          response: responses('The item', itemSchema(section)),
        },
      },
      async (request) => {
        const { services, params } = request;
        const scope = scopeOf(request, section.key);
        if (scope === 'public') {
          const item = await publicItem(services, section.key, params.id);
          return { ...item, ...(await listsOf(services, section, params.id)) };
        }
        const item = await services.content.find(section.key, params.id, scope);
        const [working = item] = await services.publishing.workingCopies(section.key, [item]);
        return { ...working, ...(await listsOf(services, section, params.id)) };
      },
    );
  }

  /** The properties of a list beside its items (specification §3). */
  async function heading({ profile }: Services, { namesManager }: Section) {
    return namesManager ? { manager_name: (await profile.main()).manager_name } : {};
  }
};

/** The files and the gallery of an item; an item without any reads as it always did. */
async function listsOf({ attachments, gallery }: Services, section: Section, id: number) {
  const { key } = section;
  const [files, pictures] = await Promise.all([
    section.attachments ? attachments.list(key, id) : [],
    section.gallery ? gallery.list(key, id) : [],
  ]);
  return {
    ...(files.length > 0 && { attachments: files.map((file) => withAddresses(key, id, file)) }),
    ...(pictures.length > 0 && { gallery: pictures }),
  };
}

/** The notices that closed the items of a page, which shows it beside them. */
const closedBy = ({ content }: Services, { key }: Section, items: { id: number }[]) =>
  content.closedBy(
    key,
    items.map(({ id }) => id),
  );

/** The items with the focal points of their pictures and the files in place of replaced ones, for the page that shows more of them in place. */
async function withFocus({ media }: Services, items: ContentItem[]): Promise<PublicItem[]> {
  const notes = await media.notes();
  return items.map((item) => {
    const { focus, file } = notes.get(item.image ?? '') ?? {};
    return { ...item, ...(focus && { image_focus: focus }), ...(file && { image_file: file }) };
  });
}

/** @throws AppError `not-found`, or `gone` with the reason. */
async function publicItem(services: Services, section: SectionKey, id: number): Promise<PublicItem> {
  const { content, publishing } = services;
  try {
    const found = await content.find(section, id);
    const [item = found] = await withCodes(services, section, await withFocus(services, [found]));
    return item;
  } catch (error) {
    const withdrawal = await publishing.withdrawal(section, id);
    if (withdrawal) throw new AppError('gone', 'detail.withdrawn', { withdrawal });
    throw error;
  }
}

/** An item without a title is there for its editors alone. */
function scopeOf({ signedIn }: Pick<FastifyRequest, 'signedIn'>, section: SectionKey): 'all' | 'public' {
  const isEditor = signedIn && mayDo(signedIn.roles, 'write-content') && isWithin(signedIn.sections, section);
  return isEditor ? 'all' : 'public';
}

/** The schema of an item with what crops of its picture keep. */
const shownItem = (key: SectionKey) =>
  contentSchemas[key].item.extend({
    image_focus: z
      .string()
      .optional()
      .describe('What crops of the picture keep, in percent from the left and the top; none for the middle.'),
    code: itemCode,
    image_file: z.string().optional().describe('The file that is shown, where the picture was replaced.'),
  });

function itemSchema({ key, attachments, gallery }: Section) {
  return shownItem(key).and(
    z.object({
      ...(attachments && { attachments: z.array(attachmentSchema).optional() }),
      ...(gallery && { gallery: z.array(publicPicture).optional() }),
    }),
  );
}

/** The schema of a list call's response: the items under each of the section's keys. */
function listSchema(section: Section): z.ZodType<Record<string, unknown>> {
  const { key, listKeys, namesManager } = section;
  const item = shownItem(key);
  const items = z.object(Object.fromEntries(listKeys.map((name) => [name, z.array(item)])));
  const closed = z.record(z.string(), z.enum(closingKinds)).optional();
  const lists = hasDeadline(section)
    ? items.extend({
        closed_by: closed.describe('In the order of the pages: the notices that closed items.'),
      })
    : items;
  return namesManager ? lists.extend({ manager_name: localizedText }) : lists;
}

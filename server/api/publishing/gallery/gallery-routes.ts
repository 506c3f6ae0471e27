import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Services } from '#server/composition.ts';
import { takeForms } from '#server/http/files/uploads.ts';
import { galleryPicture, pictureForm } from '#shared/publishing/gallery.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { created, responses } from '../../../http/description/responses.ts';
import { integer } from '../../integer.ts';
import { authorOf } from '../author-of.ts';
import { itemParams } from '../item-schemas.ts';
import { requireHiddenItem } from '../require-hidden.ts';
import { libraryPicture, requireConsistent, shareTexts, textsOf } from './library-picture.ts';

const tags = ['publishing'];

const gallery = z.object({ gallery: z.array(galleryPicture) });

const numbered = itemParams.extend({ number: integer('gallery.notFound', { min: 1 }).catch(0) });

const form = pictureForm.extend({
  file: z.file('gallery.noPicture').min(1, 'attachment.empty').optional(),
  image: z.string().max(800).optional().describe('The path of a picture of the library.'),
});

/** The galleries of items. */
export const galleryRoutes: FastifyPluginAsyncZod = async (app) => {
  await takeForms(app, { json: true, emptyFiles: true });
  const all = '/api/items/:section/:id/gallery';
  const one = `${all}/:number`;
  const config = { may: 'write-content', within: 'url' } as const;
  const writes = { config, preHandler: requireHiddenItem };
  const consumes = ['multipart/form-data', 'application/json'];

  app.get(
    all,
    {
      config,
      schema: {
        summary: 'The gallery of an item',
        tags,
        params: itemParams,
        response: responses('The pictures', gallery),
      },
    },
    ({ params: { section, id }, services }) => galleryOf(services, section, id),
  );

  app.post(
    all,
    {
      ...writes,
      schema: {
        summary: 'Adds a picture to the gallery of an item; visitors of a public item see it at once',
        description:
          'Without alternative texts it takes those of the library. Texts for a picture that has none there are stored there, too.',
        tags,
        params: itemParams,
        consumes,
        body: form,
        response: created('The picture', galleryPicture),
      },
    },
    async (request, reply) => {
      const { params, body, services } = request;
      const { section, id } = params;
      const { file, image, ...texts } = body;
      requireConsistent(body);
      await services.gallery.requirePlace(section, id);
      const picture = await libraryPicture(services, { file, image });
      const written = { image: picture.image, ...textsOf(texts, picture) };
      const added = await services.gallery.add(section, id, written, authorOf(request));
      await shareTexts(request, picture, added);
      return reply.code(201).send(added);
    },
  );

  app.put(
    one,
    {
      ...writes,
      schema: {
        summary: 'Replaces, describes or moves a picture of a gallery',
        tags,
        params: numbered,
        consumes,
        body: form.extend({
          position: integer('gallery.position', { min: 1 })
            .optional()
            .describe('Its place among the pictures, from 1.'),
        }),
        response: responses('The gallery as it is now', gallery),
      },
    },
    (request) => {
      const { params, body, services } = request;
      const { section, id, number } = params;
      const { file, image: path, ...changes } = body;
      const change = async () => {
        requireConsistent(body);
        await services.gallery.requirePlace(section, id, number);
        const isReplaced = Boolean(file || path);
        const image = isReplaced ? (await libraryPicture(services, { file, image: path })).image : undefined;
        const given = { ...changes, image };
        const after = await services.gallery.change(section, id, number, given, authorOf(request));
        const picture = await services.media.of(after.image);
        if (picture) await shareTexts(request, picture, after);
      };
      return galleryAfter(request, change());
    },
  );

  app.delete(
    one,
    {
      ...writes,
      schema: {
        summary: 'Takes a picture from the gallery of an item; its history keeps it',
        tags,
        params: numbered,
        response: responses('The pictures that are left', gallery),
      },
    },
    (request) => {
      const { params, services } = request;
      const { section, id, number } = params;
      return galleryAfter(request, services.gallery.remove(section, id, number, authorOf(request)));
    },
  );

  app.post(
    `${one}/restore`,
    {
      ...writes,
      schema: {
        summary: 'Gives a gallery a picture back that was removed',
        tags,
        params: numbered,
        response: responses('The gallery as it is now', gallery),
      },
    },
    (request) => {
      const { params, services } = request;
      const { section, id, number } = params;
      return galleryAfter(request, services.gallery.restore(section, id, number, authorOf(request)));
    },
  );
};

type Changing = { params: { section: SectionKey; id: number }; services: Services };

/** The gallery of an item once a change is stored. */
async function galleryAfter({ params, services }: Changing, change: Promise<unknown>) {
  await change;
  return galleryOf(services, params.section, params.id);
}

async function galleryOf({ gallery: pictures }: Services, section: SectionKey, id: number) {
  return { gallery: await pictures.listOfItem(section, id) };
}

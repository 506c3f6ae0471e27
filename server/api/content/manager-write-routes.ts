import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { takeForms } from '#server/http/files/uploads.ts';
import { localized } from '#server/http/language/localized-response.ts';
import { manager } from '#shared/content/manager.ts';
import { givenText } from '#shared/content/typed-text.ts';
import { created, done, responses } from '../../http/description/responses.ts';
import { authorOf } from '../publishing/author-of.ts';
import { imageFields, imageOf, updateFields } from './form-fields.ts';
import { itemId } from './item-id.ts';

const tags = ['managers'];
const consumes = ['multipart/form-data'];

const texts = z.object({
  name_en: givenText,
  name_ar: givenText,
  from_en: givenText,
  from_ar: givenText,
  to_en: givenText,
  to_ar: givenText,
});

/** Writes to the successive managers (specification §7, "Admin writes"). */
export const managerWriteRoutes: FastifyPluginAsyncZod = async (app) => {
  await takeForms(app);

  app.post(
    '/api/manager',
    {
      config: { may: 'publish', within: 'all' },
      schema: {
        summary: 'A new manager',
        tags,
        consumes,
        body: texts.extend(imageFields),
        response: created('The manager as stored', manager),
      },
    },
    async ({ body: { image, stored_image, ...form }, services }, reply) => {
      const stored = (await imageOf({ image, stored_image }, services)) ?? null;
      return reply.code(201).send(await services.managers.create({ ...nested(form), image: stored }));
    },
  );

  app.post(
    '/api/update-manager/:id',
    {
      config: { may: 'publish', within: 'all' },
      schema: {
        summary: 'Changes of a manager; fields that are left out stay as they are',
        tags,
        consumes,
        params: itemId,
        body: texts.partial().extend(updateFields),
        response: responses('The manager as stored now', manager),
      },
    },
    async ({
      params,
      body: { image, stored_image, remove_image, updated_at, ...form },
      services,
      signedIn,
    }) => {
      const stored = await imageOf({ image, stored_image, remove_image }, services);
      const by = { author: authorOf({ signedIn }) };
      return services.managers.update(params.id, { ...nested(form), image: stored }, updated_at, by);
    },
  );

  app.delete(
    '/api/manager/:id',
    {
      config: { may: 'publish', within: 'all' },
      schema: {
        summary: 'Removes a manager',
        tags,
        params: itemId,
        response: responses('The manager is gone', done.extend({ updated_at: z.iso.datetime() })),
      },
    },
    async (request, reply) => {
      const by = { author: authorOf(request) };
      const { version: updated_at } = await request.services.managers.remove(request.params.id, by);
      return { message: localized(request, reply, 'deleted.managers'), updated_at };
    },
  );
};

type Texts = { [Field in keyof z.infer<typeof texts>]?: string | undefined };

/** The form's flat fields as the entity has them. */
function nested<Form extends Texts>(form: Form) {
  const text = <Field extends keyof Texts>(field: Field): Form[Field] => form[field];
  return {
    name: { ar: text('name_ar'), en: text('name_en') },
    from: { ar: text('from_ar'), en: text('from_en') },
    to: { ar: text('to_ar'), en: text('to_en') },
  };
}

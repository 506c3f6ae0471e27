import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '#server/errors/app-error.ts';
import { validated } from '#server/errors/invalid-input.ts';
import { takeForms } from '#server/http/files/uploads.ts';
import { localized } from '#server/http/language/localized-response.ts';
import { detailGroups } from '#shared/content/detail-groups.ts';
import { managerDetails, managerProfile } from '#shared/content/manager-profile.ts';
import { givenText } from '#shared/content/typed-text.ts';
import { detailsBody } from '../../../shared/content/details-body.ts';
import { describedBody } from '../../http/description/described-body.ts';
import { done, responses } from '../../http/description/responses.ts';
import { authorOf } from '../publishing/author-of.ts';
import { imageOf, updateFields } from './form-fields.ts';

const tags = ['about-manager'];
const version = z.iso.datetime();

const text = givenText.optional();

const mainForm = z.object({
  'manager_name[ar]': text,
  'manager_name[en]': text,
  'section_1[ar]': text,
  'section_1[en]': text,
  'section_2[ar]': text,
  'section_2[en]': text,
  ...updateFields,
});

const saved = z.object({
  message: z.string(),
  content: z.union([managerDetails, managerProfile]),
  updated_at: version,
});

/** Writes to the general manager's profile (specification §7, "Admin writes"). */
export const profileWriteRoutes: FastifyPluginAsyncZod = async (app) => {
  await takeForms(app, { json: true });

  app.post(
    '/api/about-manager',
    {
      config: { may: 'publish', within: 'all' },
      // The media type decides on the validation below
      validatorCompiler: describedBody,
      schema: {
        summary: 'The main block as a form, or groups of details as JSON; what is left out stays as it is',
        tags,
        consumes: ['application/json', 'multipart/form-data'],
        body: z.union([detailsBody, mainForm]),
        response: responses('The part as it is stored now', saved),
      },
    },
    async (request, reply) => {
      const part = request.isMultipart()
        ? await saveMain(request, validated(mainForm, request.body))
        : await saveDetails(request, validated(detailsBody, request.body));
      return { message: localized(request, reply, 'saved.content'), ...part };
    },
  );

  app.delete(
    '/api/delete-record',
    {
      config: { may: 'publish', within: 'all' },
      schema: {
        summary: 'Removes one record from a group of details',
        tags,
        body: z.object({ field: z.string(), record_key: z.string() }),
        response: responses('The record is gone', done.extend({ updated_at: version })),
      },
    },
    async (request, reply) => {
      const { field, record_key } = request.body;
      const group = detailGroups.find((each) => each === field);
      if (!group) throw new AppError('not-found', 'record.notFound');
      const by = { author: authorOf(request) };
      const updated_at = await request.services.profile.removeRecord(group, record_key, by);
      return { message: localized(request, reply, 'deleted.record'), updated_at };
    },
  );
};

async function saveMain(
  request: FastifyRequest,
  { image, stored_image, remove_image, updated_at, ...form }: z.infer<typeof mainForm>,
) {
  const texts = {
    manager_name: { ar: form['manager_name[ar]'], en: form['manager_name[en]'] },
    section_1: { ar: form['section_1[ar]'], en: form['section_1[en]'] },
    section_2: { ar: form['section_2[ar]'], en: form['section_2[en]'] },
  };
  const { services } = request;
  const stored = await imageOf({ image, stored_image, remove_image }, services);
  const by = { author: authorOf(request) };
  const savedAt = await services.profile.saveMain({ ...texts, image: stored }, updated_at, by);
  return { content: await services.profile.main(), updated_at: savedAt };
}

async function saveDetails(request: FastifyRequest, { updated_at, ...groups }: z.infer<typeof detailsBody>) {
  const { profile } = request.services;
  const savedAt = await profile.saveDetails(groups, updated_at, { author: authorOf(request) });
  return { content: await profile.details(), updated_at: savedAt };
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Services } from '#server/composition.ts';
import { sendAttachment } from '#server/http/files/attachment-files.ts';
import { takeStreamedForms } from '#server/http/files/uploads.ts';
import { givenText } from '#shared/content/typed-text.ts';
import { languages } from '#shared/languages.ts';
import * as limits from '#shared/limits.ts';
import {
  type Attachment,
  attachmentLanguages,
  attachmentPath,
  attachmentProblems,
  attachmentTypes,
} from '#shared/publishing/attachments.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { created, responses } from '../../../http/description/responses.ts';
import { integer } from '../../integer.ts';
import { authorOf } from '../author-of.ts';
import { itemParams } from '../item-schemas.ts';
import { requireHiddenItem } from '../require-hidden.ts';

const tags = ['publishing'];

const types = Object.keys(attachmentTypes) as [keyof typeof attachmentTypes];

/** A file of an item. */
export const attachmentSchema = z.object({
  number: z.int().describe('Its number in the item; no other file of the item is given it.'),
  name_ar: z.string(),
  name_en: z.string(),
  language: z.enum(attachmentLanguages).describe('The language in which it is written.'),
  type: z.enum(types),
  bytes: z.int(),
  changed_at: z.iso.datetime(),
  url_ar: z.string().describe('The address with the Arabic name; it stays when the file is replaced.'),
  url_en: z.string(),
});

const editorsAttachment = attachmentSchema.extend({
  problem: z
    .enum(attachmentProblems)
    .nullable()
    .describe(
      '`active`: it has a script or embedded files. `closed`: it is protected, and nobody can check it.',
    ),
});

const attachments = z.object({ attachments: z.array(editorsAttachment) });

/** Characters that turn the direction of others: a name could show another ending than it has. */
const turnsDirection = /[\u202A-\u202E\u2066-\u2069]/;
const isPath = /\\|(?:^|\/)\.\.?(?:\/|$)/;

const name = z
  .string()
  .refine((text) => !turnsDirection.test(text), 'attachment.nameDirection')
  .pipe(givenText)
  .transform((text) => text.replaceAll(/\s+/g, ' ').trim().normalize())
  .refine((text) => text.length <= limits.attachmentNameCharacters, 'attachment.nameLength')
  .refine((text) => !isPath.test(text), 'attachment.namePath');

const language = z.enum(attachmentLanguages, 'attachment.language');

const numbered = itemParams.extend({ number: integer('attachment.notFound', { min: 1 }).catch(0) });

/** The files of items. */
export const attachmentRoutes: FastifyPluginAsyncZod = async (app) => {
  await takeStreamedForms(app, limits.attachmentBytes);
  const all = '/api/items/:section/:id/attachments';
  const one = `${all}/:number`;
  const config = { may: 'write-content', within: 'url' } as const;
  const writes = { config, preHandler: requireHiddenItem };

  app.get(
    all,
    {
      config,
      schema: {
        summary: 'The files of an item',
        tags,
        params: itemParams,
        response: responses('The files', attachments),
      },
    },
    ({ params: { section, id }, services }) => filesOf(services, section, id),
  );

  app.get(
    one,
    {
      config,
      schema: {
        summary: 'A file of an item, also of a draft',
        tags,
        params: numbered,
        querystring: z.object({
          language: z.enum(languages).default('ar').describe('The language of its name.'),
          hash: z
            .string()
            .regex(/^[0-9a-f]{64}$/)
            .optional()
            .describe('SHA-256 of a file that was replaced or removed, as the history has it.'),
        }),
        response: {
          200: { description: 'The file', content: { 'application/octet-stream': { schema: z.any() } } },
        },
      },
    },
    async (request, reply) => {
      const { section, id, number } = request.params;
      const { hash, language: of } = request.query;
      const { attachments: files } = request.services;
      const found = await (hash
        ? files.findEarlier(section, id, number, hash)
        : files.find(section, id, number, 'all'));
      return sendAttachment(request, reply, found, { language: of });
    },
  );

  app.post(
    all,
    {
      ...writes,
      schema: {
        summary: 'Adds a file to an item; visitors of a public item can download it at once',
        tags,
        params: itemParams,
        consumes: ['multipart/form-data'],
        body: z
          .object({
            file: z.file('file.missing'),
            name_ar: name.default(''),
            name_en: name.default(''),
            language,
          })
          .refine(({ name_ar, name_en }) => name_ar || name_en, {
            path: ['name_ar'],
            error: 'attachment.noName',
          }),
        response: created('The file', editorsAttachment),
      },
    },
    async (request, reply) => {
      const { params, body, services } = request;
      const { section, id } = params;
      const { file, ...names } = body;
      const stored = await services.attachments.store(section, id, file);
      const added = await services.attachments.add(section, id, stored, names, authorOf(request));
      return reply.code(201).send(withAddresses(section, id, added));
    },
  );

  app.put(
    one,
    {
      ...writes,
      schema: {
        summary: 'Replaces, renames or moves a file; its address stays',
        tags,
        params: numbered,
        consumes: ['multipart/form-data', 'application/json'],
        body: z.object({
          file: z.file('file.missing').optional(),
          name_ar: name.optional(),
          name_en: name.optional(),
          language: language.optional(),
          position: integer('attachment.position', { min: 1 })
            .optional()
            .describe('Its place among the files, from 1.'),
        }),
        response: responses('The files as they are now', attachments),
      },
    },
    (request) => {
      const { params, body, services } = request;
      const { section, id, number } = params;
      const { file: content, ...changes } = body;
      const change = async () => {
        const file = content && (await services.attachments.store(section, id, content, number));
        await services.attachments.change(section, id, number, { ...changes, file }, authorOf(request));
      };
      return filesAfter(request, change());
    },
  );

  app.delete(
    one,
    {
      ...writes,
      schema: {
        summary: 'Takes a file from an item; its history keeps it',
        tags,
        params: numbered,
        response: responses('The files that are left', attachments),
      },
    },
    (request) => {
      const { params, services } = request;
      const { section, id, number } = params;
      return filesAfter(request, services.attachments.remove(section, id, number, authorOf(request)));
    },
  );

  app.post(
    `${one}/restore`,
    {
      ...writes,
      schema: {
        summary: 'Gives an item a file back that was removed',
        tags,
        params: numbered,
        response: responses('The files as they are now', attachments),
      },
    },
    (request) => {
      const { params, services } = request;
      const { section, id, number } = params;
      return filesAfter(request, services.attachments.restore(section, id, number, authorOf(request)));
    },
  );
};

type Changing = { params: { section: SectionKey; id: number }; services: Services };

/** The files of an item once a change is stored. */
async function filesAfter({ params, services }: Changing, change: Promise<unknown>) {
  await change;
  return filesOf(services, params.section, params.id);
}

async function filesOf({ attachments: files }: Services, section: SectionKey, id: number) {
  const found = await files.listOfItem(section, id);
  return { attachments: found.map((file) => withAddresses(section, id, file)) };
}

/** A file with the addresses at which the public reads it, once the item is public. */
export function withAddresses(section: SectionKey, id: number, attachment: Attachment) {
  return {
    ...attachment,
    url_ar: attachmentPath(section, id, attachment, 'ar'),
    url_en: attachmentPath(section, id, attachment, 'en'),
  };
}

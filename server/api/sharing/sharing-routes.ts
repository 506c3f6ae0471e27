import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { imageAddress } from '#shared/content/images.ts';
import { languages } from '#shared/languages.ts';
import { responses } from '../../http/description/responses.ts';
import { itemParams } from '../publishing/item-schemas.ts';

const tags = ['publishing'];
const path = '/api/items/:section/:id/sharing';

const sharing = z.object({
  sides: z.array(
    z.object({
      language: z.enum(languages),
      text: z.string().describe('For messengers: title, section, dates and short address.'),
      card: z.string().describe('Path of the picture with the title, 1200 × 630.'),
    }),
  ),
  has_picture: z
    .boolean()
    .describe('Shared links show the item’s picture unless an editor prefers the card.'),
  prefers_card: z.boolean().describe('Shared links show the card in place of the picture.'),
});

type Found = z.infer<typeof sharing>;

/** The shared parts of a published item. */
export const sharingRoutes: FastifyPluginAsyncZod = async (app) => {
  const response = responses('The public sides, each with its text and card', sharing);
  const shown = ({ sides, ...found }: Found): Found => ({
    ...found,
    sides: sides.map((side) => ({ ...side, card: imageAddress(side.card) })),
  });

  app.get(
    path,
    {
      config: { may: 'write-content', within: 'url' },
      schema: {
        summary: 'The texts of a published item for messengers, and its share cards',
        tags,
        params: itemParams,
        response,
      },
    },
    async ({ params, services }) => shown(await services.sharing.find(params.section, params.id)),
  );

  app.put(
    path,
    {
      config: { may: 'publish', within: 'url' },
      schema: {
        summary: 'Shows the card in place of the item’s picture where links are shared, or the picture again',
        tags,
        params: itemParams,
        body: z.object({ prefers_card: z.boolean() }),
        response,
      },
    },
    async ({ params, body, services }) => {
      const { section, id } = params;
      await services.sharing.preferCard(section, id, body.prefers_card);
      return shown(await services.sharing.find(section, id));
    },
  );
};

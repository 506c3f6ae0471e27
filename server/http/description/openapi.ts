import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorResponse } from '#server/http/description/responses.ts';
import { standardSchemas } from '#shared/content/content-item.ts';
import { localizedText } from '#shared/content/localized.ts';
import { manager } from '#shared/content/manager.ts';
import { managerDetails, managerProfile } from '#shared/content/manager-profile.ts';
import { mediaExamples } from './media-examples.ts';
import { type Example, publishingExamples } from './publishing-examples.ts';
import { searchExamples } from './search-examples.ts';

/** Schemas that the description defines once and references. */
const schemaRegistry = z.registry<{ id: string }>();
schemaRegistry
  .add(standardSchemas.item, { id: 'ContentItem' })
  .add(errorResponse, { id: 'Error' })
  .add(localizedText, { id: 'LocalizedText' })
  .add(manager, { id: 'Manager' })
  .add(managerDetails, { id: 'ManagerDetails' })
  .add(managerProfile, { id: 'ManagerProfile' });

const options = {
  schemaRegistry,
  // Later versions may add fields, so `additionalProperties: false` is omitted
  zodToJsonConfig: {
    override: ({ jsonSchema }: { jsonSchema: { additionalProperties?: unknown } }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  },
};

type Content = { content?: Record<string, object> };

type Operation = { requestBody?: Content; responses?: Record<string, Content> };

type Description = {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, unknown> };
};

/** Describes every route registered from now on, at `/api/openapi.json`. */
export async function describeCalls(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Diwan',
        description: 'The calls of a bilingual (Arabic and English) public website of a directorate.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
        version: '1.0.0',
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          token: {
            type: 'http',
            scheme: 'bearer',
            description: 'The token in the response of POST /api/login.',
          },
          secondStep: {
            type: 'http',
            scheme: 'bearer',
            description: 'What the response of POST /api/login has as `second_factor`.',
          },
        },
      },
    },
    transform: createJsonSchemaTransform(options),
    transformObject: createJsonSchemaTransformObject(options),
  });
  app.get('/api/openapi.json', { config: { may: 'read-public' }, schema: { hide: true } }, () => {
    const { components, ...description } = withExamples(app.swagger() as Description);
    const schemas = components?.schemas ?? {};
    const used = namesIn(description, schemas);
    const stored = Object.entries(schemas).filter(([name]) => used.has(name));
    return { ...description, components: { ...components, schemas: Object.fromEntries(stored) } };
  });
}

/** Adds the examples to the bodies of the calls that have them. */
function withExamples(description: Description): Description {
  for (const [call, { request, response }] of Object.entries<Example>({
    ...publishingExamples,
    ...searchExamples,
    ...mediaExamples,
  })) {
    const [method = '', path = ''] = call.split(' ');
    const { requestBody, responses = {} } = description.paths?.[path]?.[method.toLowerCase()] ?? {};
    const json = (content: Content | undefined) => content?.content?.['application/json'] ?? {};
    if (request !== undefined) Object.assign(json(requestBody), { example: request });
    Object.assign(json(responses['200'] ?? responses['201']), { example: response });
  }
  return description;
}

/** Names of the schemas that a part references, directly or indirectly: each exists for input and output. */
function namesIn(part: unknown, schemas: Record<string, unknown>, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    namesIn(schemas[name], schemas, found);
  }
  return found;
}

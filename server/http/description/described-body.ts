import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';

/** For a route whose body its schema only describes: the handler, or a service that it calls, validates it. */
export const describedBody: FastifySchemaCompiler<unknown> = ({ schema, ...part }) =>
  part.httpPart === 'body'
    ? (value) => ({ value })
    : validatorCompiler({ ...part, schema: schema as z.ZodType });

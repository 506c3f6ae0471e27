import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import { structureLimits } from './body-limits.ts';

/** Media type of a form without script. */
export const formType = 'application/x-www-form-urlencoded';

/** Makes the routes of a scope take what a browser sends by itself, as text and as nothing else. */
export function takePlainForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<string>(formType, { parseAs: 'string' }, (_, body, done) => {
    // Counted, since parsing half a million fields takes seconds
    if (hasManyFields(body)) done(new AppError('unreadable', 'error.unreadable'));
    else done(null, body);
  });
}

function hasManyFields(body: string): boolean {
  const { fields: mostFields } = structureLimits;
  let fields = 1;
  for (let at = body.indexOf('&'); at >= 0 && fields <= mostFields; at = body.indexOf('&', at + 1))
    fields += 1;
  return fields > mostFields;
}

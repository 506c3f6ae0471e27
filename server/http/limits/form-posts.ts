import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import * as limits from '#shared/limits.ts';

/** Media type of a form without script. */
export const formType = 'application/x-www-form-urlencoded';

/** A character takes at most nine bytes: three of UTF-8, each of them escaped. The fields' names take little beside. */
export const formBodyLimit = (limits.longestTextCharacters + limits.otherTextsCharacters) * 9 + 4_096;

/** The forms have a dozen. */
const mostFields = 64;

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
  let fields = 1;
  for (let at = body.indexOf('&'); at >= 0 && fields <= mostFields; at = body.indexOf('&', at + 1))
    fields += 1;
  return fields > mostFields;
}

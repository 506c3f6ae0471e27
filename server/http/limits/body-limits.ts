import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import { paddedLength } from '#shared/forms/padded-length.ts';
import * as limits from '#shared/limits.ts';
import { takesOpenSession } from '../access/access.ts';

const formCharacters = limits.longestTextCharacters + limits.otherTextsCharacters;

/** The names of a form's fields, and what stands between them. */
const formNames = 4_096;

/** Maximum bytes of a body on unauthenticated routes. */
export const bodyLimits = {
  /** A passkey's response is the longest. */
  open: 16 * 1024,
  /** A form of the contact page as JSON: a character takes at most six bytes. */
  submission: formCharacters * 6 + limits.captchaProofCharacters + formNames,
  /** A message of a sender as JSON, padded as a browser does. */
  talk: paddedLength(limits.talkCharacters * 6 + limits.captchaProofCharacters + formNames),
  /** A form of the contact page without a script: at most nine bytes, three of UTF-8, each of them escaped. */
  plainForm: formCharacters * 9 + formNames,
};

/**
 * Maximum depth of a JSON body on these routes, and number of arrays, objects and values; the largest has a dozen. So
 * has a form, whose fields are counted.
 */
export const structureLimits = { depth: 8, parts: 256, fields: 64 };

/**
 * Limits the cost of a body before it is parsed, on every public route registered from now on: its bytes, unless the
 * route has a limit of its own, and the structure of JSON.
 */
export function limitBodies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!takesOpenSession(route.config)) route.bodyLimit ??= bodyLimits.open;
  });

  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (takesOpenSession(request.routeOptions.config) || isSimple(body)) return parse(request, body, done);
    return done(new AppError('unreadable', 'error.unreadable'));
  });
}

/** True if JSON has little structure, however long its strings are: a scan costs a fraction of parsing it. */
export function isSimple(json: string): boolean {
  let [depth, parts] = [0, 0];
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === '"') at = endOfText(json, at);
    else if (character === '}' || character === ']') depth -= 1;
    else if (character === '{' || character === '[') [depth, parts] = [depth + 1, parts + 1];
    else if (character === ',') parts += 1;
    if (depth > structureLimits.depth || parts > structureLimits.parts) return false;
  }
  return true;
}

/** End of the string that begins here. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end > 0; end = json.indexOf('"', end + 1)) {
    let escapes = 0;
    while (json[end - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
}

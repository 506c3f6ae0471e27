import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AnyMessageKey, localizedMessage } from '../../../shared/messages/localized-message.ts';
import { requestLanguage } from './request-language.ts';

/** A message in the client's language; sets `Content-Language`. */
export function localized(request: FastifyRequest, reply: FastifyReply, key: AnyMessageKey): string {
  const language = requestLanguage(request.headers['accept-language']);
  reply.headers({ 'content-language': language, 'vary': 'Accept-Language' });
  return localizedMessage(language, key);
}

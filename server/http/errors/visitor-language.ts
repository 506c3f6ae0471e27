import type { FastifyRequest } from 'fastify';
import type { Language } from '#shared/languages.ts';
import { failsInJson } from '#shared/site/program-at.ts';
import { urlLanguage } from '#shared/site/urls.ts';
import { formType } from '../limits/form-posts.ts';

/**
 * The language of a visitor who requests a page, or sends a form without a script, and cannot read JSON; undefined for
 * any other request.
 */
export function visitorLanguage({ method, url, headers }: FastifyRequest): Language | undefined {
  const sent = method === 'POST' && headers['content-type']?.startsWith(formType) === true;
  const acceptsHtml =
    (method === 'GET' || method === 'POST') && headers.accept?.includes('text/html') === true;
  return (sent || acceptsHtml) && !failsInJson(url) ? urlLanguage(url.split('?')[0] ?? '') : undefined;
}

import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languages } from '#shared/languages.ts';
import { href, routeHref } from '#shared/site/href.ts';
import { subscribeRoute, subscriptionRoute } from '#shared/site/public-routes.ts';
import { bodyLimits } from '../limits/body-limits.ts';
import { countVerification, noteRefusals } from '../limits/count-verification.ts';
import { takePlainForms } from '../limits/form-posts.ts';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

type Options = {
  /** Responds with the page, or with the redirect of its path. */
  show: Handler;
  send: Handler;
  /** Responds as to an unknown path. */
  sendUnknown: Handler;
  /** False where the site sends no mail. */
  hasSubscriptions: boolean;
};

/** The pages with forms: nothing is logged of who opens them. Without a script the response is the page again. */
export async function serveForms(
  scope: FastifyInstance,
  { show, send, sendUnknown, hasSubscriptions }: Options,
): Promise<void> {
  const unlogged = { schema: { hide: true }, config: { may: 'read-public', unlogged: true } } as const;
  const posted = {
    ...unlogged,
    config: { ...unlogged.config, ownForm: true },
    bodyLimit: bodyLimits.plainForm,
  };
  const slow = { ...posted, config: { ...posted.config, slowBody: true } };
  const hashed = { ...slow, config: { ...slow.config, hashesFile: true } };
  const subscriptions = languages.flatMap((language) => [
    routeHref(subscribeRoute, { language }),
    routeHref(subscriptionRoute, { language }),
  ]);
  const sendSubscription = hasSubscriptions ? send : sendUnknown;
  const showSubscription = hasSubscriptions ? show : sendUnknown;

  noteRefusals(scope);
  takePlainForms(scope);
  for (const language of languages) scope.post(href('contact-us', { language }), posted, send);
  await scope.register(async (withParts) => {
    takePlainForms(withParts);
    await withParts.register(multipart);
    for (const language of languages) {
      withParts.post(href('receipt', { language }), slow, send);
      withParts.post(href('verify', { language }), { ...hashed, onRequest: countVerification }, send);
    }
    // RFC 8058 lets mail programs send either form
    for (const path of subscriptions) withParts.post(path, hashed, sendSubscription);
  });
  const withData = (path: string) => [path, `${path}.data`];
  const forms = languages.flatMap((language) => [
    href('contact-us', { language }),
    href('receipt', { language }),
  ]);
  for (const path of forms.flatMap(withData)) scope.get(path, unlogged, show);
  for (const path of languages.flatMap((language) => withData(href('verify', { language }))))
    scope.get(path, { ...unlogged, onRequest: countVerification }, show);
  for (const path of subscriptions.flatMap(withData)) scope.get(path, unlogged, showSubscription);
}

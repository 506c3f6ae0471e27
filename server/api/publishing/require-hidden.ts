import type { FastifyRequest } from 'fastify';
import { languages } from '#shared/languages.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { publishesAlone, requireAlone } from './hand-in/require-alone.ts';

type Caller = Pick<FastifyRequest, 'signedIn' | 'services'>;

/**
 * For changes that visitors of a public item see at once: a writer, and with four eyes everybody, makes them only while nothing of
 * the item is public, or about to be.
 * @throws AppError `not-found`, `forbidden`
 */
export async function requireHidden(request: Caller, section: SectionKey, id: number): Promise<void> {
  if (await publishesAlone(request)) return;
  const { sides } = await request.services.publishing.find(section, id);
  const isShown = languages.some((side) => sides[side].is_public || sides[side].state === 'scheduled');
  if (isShown) await requireAlone(request);
}

/** The same for the item of a route. */
export const requireHiddenItem = (request: FastifyRequest): Promise<void> => {
  const { section, id } = request.params as { section: SectionKey; id: number };
  return requireHidden(request, section, id);
};

import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import { mayPublish, requirePublishing } from '#server/http/access/require-within.ts';
import { signedInOf } from '#server/http/access/signed-in.ts';
import { isWithin } from '#shared/accounts/is-within.ts';

import type { MediaItem, MediaUse } from '#shared/media/media.ts';
import { requireHidden } from '../publishing/require-hidden.ts';

type Caller = Pick<FastifyRequest, 'signedIn' | 'services'>;

/**
 * A change of a picture shows wherever it is used: in the caller's sections alone, and of a writer nowhere in public.
 * @throws AppError `not-found`, `forbidden`
 */
export async function requireOwnUses(request: Caller, id: string): Promise<void> {
  const { sections } = signedInOf(request);
  for (const { place, section, id: item } of await request.services.media.uses(id)) {
    const isOwn = section ? isWithin(sections, section) : sections.length === 0;
    if (!isOwn) throw new AppError('forbidden', section ? 'role.otherSection' : 'role.allSections');
    if (mayPublish(request) || place === 'earlier' || place === 'trash') continue;
    if (!section || item === null) requirePublishing(request);
    else await requireHidden(request, section, item);
  }
}

/**
 * Another file in place of a picture: with four eyes nobody exchanges what an item shows in public, nor what a second person
 * inspects.
 * @throws AppError as `requireOwnUses`, and `forbidden`
 */
export async function requireReplaceable(request: Caller, id: string): Promise<void> {
  await requireOwnUses(request, id);
  const { handIns, media, publishing } = request.services;
  if (!(await handIns.isFourEyes())) return;
  for (const { place, section, id: item } of await media.uses(id)) {
    if (!section || item === null || place === 'earlier' || place === 'trash') continue;
    await requireHidden(request, section, item);
    if ((await publishing.find(section, item)).hand_in) throw new AppError('forbidden', 'handIn.waits');
  }
}

/** A picture without the titles of items in sections that are not the caller's. */
export function withOwnTitles(request: Caller, picture: MediaItem): MediaItem {
  const { sections } = signedInOf(request);
  const isOwn = ({ section }: MediaUse) => section === null || isWithin(sections, section);
  const uses = picture.uses.map((use) => (isOwn(use) ? use : { ...use, title_ar: '', title_en: '' }));
  return { ...picture, uses };
}

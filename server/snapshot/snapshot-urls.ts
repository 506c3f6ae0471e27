import type { Services } from '#server/composition.ts';
import { languages } from '#shared/languages.ts';
import type { LogEntry } from '#shared/publication-log/log-entry.ts';
import { everyPage } from '#shared/site/every-page.ts';
import { href, routeHref, urlOf } from '#shared/site/href.ts';
import {
  feedRoute,
  itemProofRoute,
  logCheckpointRoute,
  logEntriesRoute,
  publicationKeyRoute,
  publicPages,
  publicPrograms,
} from '#shared/site/public-routes.ts';
import { sections } from '#shared/site/sections.ts';

/** The pages of all public items, in their languages. */
export async function itemPages({ content }: Services): Promise<string[]> {
  const items = await content.all();
  return items.flatMap(({ section, id, languages: own }) =>
    own.map((language) => href('section-detail', { section, id, language })),
  );
}

/** The URLs with which a copy begins; the rest is found by its links. */
export function* siteUrls(items: readonly string[]): Generator<string> {
  for (const { name, section } of everyPage) {
    if (name === 'section-detail') continue;
    for (const language of languages) yield urlOf(publicPages[name], { language, section: section?.key });
  }
  for (const { key: section } of sections)
    for (const language of languages) yield routeHref(feedRoute, { section, language });
  yield publicPrograms.sitemap.pattern;
  // A copy takes those that are there
  for (let part = 1; part <= Math.ceil(items.length / 25_000) + 1; part += 1)
    yield routeHref(publicPrograms['sitemap-part'], { part });
  yield* [publicPrograms.robots.pattern, publicPrograms['security-txt'].pattern];
  yield* [logCheckpointRoute.pattern, logEntriesRoute.pattern, publicationKeyRoute.pattern];
  yield* items;
}

/** The last entry of each side that was ever public: where its proof is, and its page. */
export async function proofUrls({ publicationLog }: Services) {
  const proofs = new Map<string, { hash: string; page: string }>();
  for await (const line of publicationLog.lines()) {
    const entry = JSON.parse(line) as LogEntry;
    if (!('section' in entry)) continue;
    const { section, id, side: language, hash } = entry;
    const page = href('section-detail', { section, id, language });
    proofs.set(routeHref(itemProofRoute, { section, id, language }), { hash, page });
  }
  return proofs;
}

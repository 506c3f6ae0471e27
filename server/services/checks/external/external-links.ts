import type { CheckFinding } from '#shared/checks/checks.ts';
import { isLinkProblem, type LinkProblem } from '#shared/checks/link-problems.ts';
import * as limits from '#shared/limits.ts';
import type { CheckTools } from '../check-rows.ts';
import { settingTexts } from '../published-texts.ts';
import { probe } from './probe.ts';

type Place = Omit<CheckFinding, 'detail'>;

/** Links to other sites, each with the places that have it. */
export type ExternalLinks = Map<string, Place[]>;

const parallelHosts = 8;

/** Adds the links to other sites in a text. */
export function addLinks(links: ExternalLinks, text: string, place: Place, host: string): void {
  if (!text.includes('://')) return;
  for (const [found] of text.matchAll(/https?:\/\/[^\s<>"«»“”،؛()]+/gi)) {
    const url = URL.parse(found.replace(/[.,:;!?…؟]+$/, ''));
    if (!url || url.host === host) continue;
    url.hash = '';
    const places = links.get(url.href);
    if (places) places.push(place);
    else if (links.size < limits.externalLinks) links.set(url.href, [place]);
  }
}

/** Those that lead nowhere: few hosts at a time, one request after another for each. */
export async function brokenExternalLinks(tools: CheckTools): Promise<CheckFinding[]> {
  const { db, externalLinks, stopping, host, pace } = tools;
  for (const { group, text } of await settingTexts(db)) {
    const place = { subject: `settings/${group}`, title_ar: '', title_en: '', side: null };
    addLinks(externalLinks, text, place, host);
  }
  const byHost = Map.groupBy(externalLinks.keys(), (address) => new URL(address).host).values();
  const findings: CheckFinding[] = [];
  const work = async () => {
    // One iterator for all workers
    for (const addresses of byHost) {
      let ofHost: LinkProblem | undefined;
      for (const address of addresses) {
        await pace();
        const problem = ofHost ?? (await probe(address, { timeout: limits.externalLinkMs, stopping }));
        if (!problem) continue;
        // A host that cannot be reached is not asked for its other pages
        if (isLinkProblem(problem) && problem !== 'redirects') ofHost = problem;
        const places = externalLinks.get(address) ?? [];
        findings.push(...places.map((place) => ({ ...place, detail: `${problem} ${address}` })));
      }
    }
  };
  await Promise.all(Array.from({ length: parallelHosts }, work));
  return findings;
}

import type { SectionKey } from '#shared/site/sections.ts';
import { type Section, sections } from '#shared/site/sections.ts';
import { checkedContent } from '../checked-entries.ts';
import type { Reading } from '../entries.ts';
import { Refused } from '../refused.ts';
import { get } from './fetch-json.ts';

/** Items of one page of a long list, as many as a call gives. */
const pageItems = 100;

/** More than the largest archive that was ever measured. */
const mostItems = 100_000;

const bounds = { bytes: 64 * 1024 * 1024, patience: 30_000, all: 15 * 60_000 };

/**
 * Reads a site that follows the specification by its public calls (§7), every one of them before anything is believed.
 * @throws Refused where a call answers nothing of the kind, too much, or too late.
 */
export async function readOldSite(
  origin: URL,
  { patience: timeout = bounds.patience } = {},
): Promise<Reading> {
  const end = Date.now() + bounds.all;
  const limits = {
    bytes: bounds.bytes,
    patience: timeout,
    allowed: (address: URL) => address.origin === origin.origin,
  };

  async function call(path: string) {
    const address = new URL(`/api/${path}`, origin);
    if (Date.now() > end) throw new Refused(`${origin.origin} takes longer than a quarter of an hour.`);
    const { body, headers } = await get(address, limits);
    return { said: parsed(body, address), headers, address };
  }

  async function list(section: Section): Promise<unknown[]> {
    const { list: name } = section.calls;
    const first = await call(`${name}?limit=${pageItems}`);
    const items = itemsOf(first, section);
    const total = first.headers.get('x-total-count');
    // Without a total the site may know no pages
    if (total === null) return items.length < pageItems ? items : itemsOf(await call(name), section);
    const count = /^\d{1,9}$/.test(total) ? Number(total) : Number.POSITIVE_INFINITY;
    if (count > mostItems) throw new Refused(`${first.address.href} counts more than ${mostItems} items.`);
    for (let page = 2; (page - 1) * pageItems < count; page += 1) {
      items.push(...itemsOf(await call(`${name}?limit=${pageItems}&page=${page}`), section));
    }
    const different = new Set(items.map((item) => (Object(item) as { id?: unknown }).id)).size;
    if (different === count && items.length === count) return items;
    throw new Refused(`${first.address.href}: the list changed while it was read, so read it once more.`);
  }

  const items: Partial<Record<SectionKey, unknown[]>> = {};
  for (const section of sections) items[section.key] = await list(section);
  const managers = await call('managers');
  if (!Array.isArray(managers.said)) throw noSuchAnswer(managers.address, 'a list');
  const content = {
    items: items as Record<SectionKey, unknown[]>,
    managers: managers.said,
    main: contentOf(await call('about-manager-main')),
    details: contentOf(await call('about-manager-details')),
  };
  return checkedContent(content, { html: true });
}

type Said = { said: unknown; address: URL };

function parsed(body: Buffer, address: URL): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw noSuchAnswer(address, 'JSON');
  }
}

/** The items, under whichever of its keys a list has them (specification §7, "two readings"). */
function itemsOf({ said: message, address }: Said, { answer: response }: Section): unknown[] {
  const responses = Object(message) as Record<string, unknown>;
  const items = response.map((key) => responses[key]).find((value) => Array.isArray(value));
  if (!Array.isArray(items)) throw noSuchAnswer(address, `a list under "${response.join('" or "')}"`);
  if (items.length > mostItems) throw new Refused(`${address.href} answers more than ${mostItems} items.`);
  return items;
}

/** A part of the profile; null where there is none yet. */
function contentOf({ said: message, address }: Said): unknown {
  const { content } = Object(message) as { content?: unknown };
  if (content === undefined || typeof content !== 'object')
    throw noSuchAnswer(address, 'an object "content"');
  return content === null || Object.keys(content).length === 0 ? null : content;
}

function noSuchAnswer(address: URL, expected: string): Refused {
  return new Refused(
    `${address.href} does not answer ${expected}: is there a site that follows the specification?`,
  );
}

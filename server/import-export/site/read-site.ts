import type { SectionKey } from '#shared/site/sections.ts';
import { type Section, sections } from '#shared/site/sections.ts';
import { checkedContent } from '../checked-entries.ts';
import type { Reading } from '../entries.ts';
import { Refused } from '../refused.ts';
import { get } from './fetch-json.ts';

/** Page size of a long list, the maximum of a call. */
const pageItems = 100;

/** More than the largest archive ever measured. */
const mostItems = 100_000;

const bounds = { bytes: 64 * 1024 * 1024, timeout: 30_000, all: 15 * 60_000 };

/**
 * Reads a site by its public API (specification §7), completely before anything is checked.
 * @throws Refused if a call responds with anything else, too much, or too late.
 */
export async function readOldSite(origin: URL, { timeout = bounds.timeout } = {}): Promise<Reading> {
  const end = Date.now() + bounds.all;
  const limits = {
    bytes: bounds.bytes,
    timeout,
    allowed: (url: URL) => url.origin === origin.origin,
  };

  async function call(path: string) {
    const url = new URL(`/api/${path}`, origin);
    if (Date.now() > end) throw new Refused(`${origin.origin} takes longer than a quarter of an hour.`);
    const { body, headers } = await get(url, limits);
    return { value: parsed(body, url), headers, url };
  }

  async function list(section: Section): Promise<unknown[]> {
    const { list: name } = section.calls;
    const first = await call(`${name}?limit=${pageItems}`);
    const items = itemsOf(first, section);
    const total = first.headers.get('x-total-count');
    // Without a total the site may not support paging
    if (total === null) return items.length < pageItems ? items : itemsOf(await call(name), section);
    const count = /^\d{1,9}$/.test(total) ? Number(total) : Number.POSITIVE_INFINITY;
    if (count > mostItems) throw new Refused(`${first.url.href} has more than ${mostItems} items.`);
    for (let page = 2; (page - 1) * pageItems < count; page += 1) {
      items.push(...itemsOf(await call(`${name}?limit=${pageItems}&page=${page}`), section));
    }
    const different = new Set(items.map((item) => (Object(item) as { id?: unknown }).id)).size;
    if (different === count && items.length === count) return items;
    throw new Refused(`${first.url.href}: the list changed while it was read, so read it once more.`);
  }

  const items: Partial<Record<SectionKey, unknown[]>> = {};
  for (const section of sections) items[section.key] = await list(section);
  const managers = await call('managers');
  if (!Array.isArray(managers.value)) throw unexpectedResponse(managers.url, 'a list');
  const content = {
    items: items as Record<SectionKey, unknown[]>,
    managers: managers.value,
    main: contentOf(await call('about-manager-main')),
    details: contentOf(await call('about-manager-details')),
  };
  return checkedContent(content, { html: true });
}

type Fetched = { value: unknown; url: URL };

function parsed(body: Buffer, url: URL): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw unexpectedResponse(url, 'JSON');
  }
}

/** The items, under whichever key a list has them (specification §7, "two readings"). */
function itemsOf({ value, url }: Fetched, { listKeys }: Section): unknown[] {
  const lists = Object(value) as Record<string, unknown>;
  const items = listKeys.map((key) => lists[key]).find((list) => Array.isArray(list));
  if (!Array.isArray(items)) throw unexpectedResponse(url, `a list under "${listKeys.join('" or "')}"`);
  if (items.length > mostItems) throw new Refused(`${url.href} responds with more than ${mostItems} items.`);
  return items;
}

/** A part of the profile; null if there is none yet. */
function contentOf({ value, url }: Fetched): unknown {
  const { content } = Object(value) as { content?: unknown };
  if (content === undefined || typeof content !== 'object')
    throw unexpectedResponse(url, 'an object "content"');
  return content === null || Object.keys(content).length === 0 ? null : content;
}

function unexpectedResponse(url: URL, expected: string): Refused {
  return new Refused(
    `${url.href} does not respond with ${expected}: does the site follow the specification?`,
  );
}

import type { InboxList } from '#shared/forms/inbox.ts';
import { call, callFile, callList } from '../../client/api.ts';
import type { InboxRow } from '../inbox-kinds.ts';
import type { CaseCalls, PageQuery } from './case-calls.ts';

/** The part of a URL that asks for a page. */
export function pageSearch({ state, limit, before }: PageQuery): string {
  const given = { state, limit, before };
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  return new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
}

/** The calls about cases that the site opens and seals, in a session that holds the keys there. */
export const clearCalls = (list: InboxList): CaseCalls => ({
  page: async (query) => {
    const { body, total = 0 } = await callList(`${list}?${pageSearch(query)}`);
    const rows = body as InboxRow[];
    return { ids: rows.map(({ id }) => id), total, open: async () => rows };
  },
  talk: (id, before) => call(`${list}/${id}/talk${before === undefined ? '' : `?before=${before}`}`),
  reply: (id, json) => call(`${list}/${id}/talk`, { method: 'POST', json }),
  file: (id) => call(`${list}/${id}/case`),
  change: (id, json) => call(`${list}/${id}/case`, { method: 'POST', json }),
  forward: (id, json) => call(`${list}/${id}/forward`, { method: 'POST', json }),
  files: (id) => call(`${list}/${id}/files`),
  content: (id, file, options) => callFile(`${list}/${id}/files/${file}`, options),
});

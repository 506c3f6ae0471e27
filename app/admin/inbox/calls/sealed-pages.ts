import { isBehind, openInboxPage } from '#shared/channel/case/open-inbox-page.ts';
import { decodedView } from '#shared/channel/case/view-bytes.ts';
import type { SealedCase, SealedInboxPage } from '#shared/forms/sealed/sealed-inbox.ts';
import { call, callList, endSession } from '../../client/api.ts';
import type { CaseCalls } from './case-calls.ts';
import { pageSearch } from './clear-calls.ts';
import { type OpeningKeys, openingKeys } from './opening-keys.ts';

/** Lists whose rows this browser opens. */
export function sealedPages(path: string, keys: OpeningKeys): Pick<CaseCalls, 'page'> {
  const entriesOf = async (id: number) => decodedView(await call<SealedCase>(`${path}/${id}/case`)).entries;

  const open = async (sealed: SealedInboxPage) => {
    const page = decodedView(sealed);
    // Another holder may have made a new key since this page was opened
    const usable = isBehind(page, keys) ? ((await openingKeys(true)) ?? keys) : keys;
    if (isBehind(page, usable)) endSession();
    return openInboxPage(page, usable, entriesOf);
  };

  return {
    page: async (query) => {
      const { body, total = 0 } = await callList(`${path}?${pageSearch(query)}`);
      const sealed = body as SealedInboxPage;
      return { ids: sealed.rows.map(({ id }) => id), total, open: () => open(sealed) };
    },
  };
}

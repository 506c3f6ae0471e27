import type { InboxList } from '#shared/forms/inbox.ts';
import type { CaseCalls } from './case-calls.ts';
import type { OpeningKeys } from './opening-keys.ts';
import { sealedCase } from './sealed-case.ts';
import { sealedFiles } from './sealed-files.ts';
import { sealedPages } from './sealed-pages.ts';
import { sealedTalk } from './sealed-talk.ts';

/** The calls about cases that this browser opens and seals: the site has no key to any of it. */
export function sealedCalls(list: InboxList, keys: OpeningKeys): CaseCalls {
  const path = `sealed/${list}`;
  return {
    ...sealedPages(path, keys),
    ...sealedTalk(path, keys),
    ...sealedCase(path, keys),
    ...sealedFiles(path, keys),
  };
}

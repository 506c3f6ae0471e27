import { en as errors } from '../errors/en.ts';
import { editorMessages } from '../sections/all-sections.ts';
import { en as account } from './account/en.ts';
import { en as approvals } from './approvals/en.ts';
import { en as attachments } from './attachments/en.ts';
import { en as audit } from './audit/en.ts';
import { en as autosave } from './autosave/en.ts';
import { en as caseFiles } from './case-files/en.ts';
import { en as cases } from './cases/en.ts';
import { en as checks } from './checks/en.ts';
import { en as confirmation } from './confirmation/en.ts';
import { en as desk } from './desk/en.ts';
import { en as drafts } from './drafts/en.ts';
import { en as gallery } from './gallery/en.ts';
import { en as handIn } from './hand-in/en.ts';
import { en as history } from './history/en.ts';
import { en as inbox } from './inbox/en.ts';
import { en as itemFiles } from './item-files/en.ts';
import { en as keys } from './keys/en.ts';
import { en as layout } from './layout/en.ts';
import { en as list } from './list/en.ts';
import { en as maintenance } from './maintenance/en.ts';
import { en as managers } from './managers/en.ts';
import { en as media } from './media/en.ts';
import { en as news } from './news/en.ts';
import { en as overview } from './overview/en.ts';
import { en as people } from './people/en.ts';
import { en as plan } from './plan/en.ts';
import { en as preview } from './preview/en.ts';
import { en as profile } from './profile/en.ts';
import { en as publishing } from './publishing/en.ts';
import { en as redirects } from './redirects/en.ts';
import { en as settings } from './settings/en.ts';
import { en as signIn } from './sign-in/en.ts';
import { en as talk } from './talk/en.ts';
import { en as ui } from './ui/en.ts';

/** All messages of the calls and of the administrator area, in English. No public page carries them. */
export const adminEn = {
  ...errors,
  ...editorMessages('en'),
  ...account,
  ...approvals,
  ...attachments,
  ...audit,
  ...autosave,
  ...cases,
  ...caseFiles,
  ...checks,
  ...confirmation,
  ...desk,
  ...drafts,
  ...gallery,
  ...handIn,
  ...history,
  ...inbox,
  ...itemFiles,
  ...keys,
  ...layout,
  ...list,
  ...maintenance,
  ...managers,
  ...media,
  ...news,
  ...overview,
  ...people,
  ...plan,
  ...preview,
  ...profile,
  ...publishing,
  ...redirects,
  ...settings,
  ...signIn,
  ...talk,
  ...ui,
};

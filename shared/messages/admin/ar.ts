import { ar as errors } from '../errors/ar.ts';
import { editorMessages } from '../sections/all-sections.ts';
import { ar as account } from './account/ar.ts';
import { ar as approvals } from './approvals/ar.ts';
import { ar as attachments } from './attachments/ar.ts';
import { ar as audit } from './audit/ar.ts';
import { ar as autosave } from './autosave/ar.ts';
import { ar as caseFiles } from './case-files/ar.ts';
import { ar as cases } from './cases/ar.ts';
import { ar as checks } from './checks/ar.ts';
import { ar as confirmation } from './confirmation/ar.ts';
import { ar as desk } from './desk/ar.ts';
import { ar as drafts } from './drafts/ar.ts';
import { ar as gallery } from './gallery/ar.ts';
import { ar as handIn } from './hand-in/ar.ts';
import { ar as history } from './history/ar.ts';
import { ar as inbox } from './inbox/ar.ts';
import { ar as itemFiles } from './item-files/ar.ts';
import { ar as keys } from './keys/ar.ts';
import { ar as layout } from './layout/ar.ts';
import { ar as list } from './list/ar.ts';
import { ar as maintenance } from './maintenance/ar.ts';
import { ar as managers } from './managers/ar.ts';
import { ar as media } from './media/ar.ts';
import { ar as news } from './news/ar.ts';
import { ar as overview } from './overview/ar.ts';
import { ar as people } from './people/ar.ts';
import { ar as plan } from './plan/ar.ts';
import { ar as preview } from './preview/ar.ts';
import { ar as profile } from './profile/ar.ts';
import { ar as publishing } from './publishing/ar.ts';
import { ar as redirects } from './redirects/ar.ts';
import { ar as settings } from './settings/ar.ts';
import { ar as signIn } from './sign-in/ar.ts';
import { ar as talk } from './talk/ar.ts';
import { ar as ui } from './ui/ar.ts';

/** All messages of the calls and of the administrator area, in Arabic. No public page carries them. */
export const adminAr = {
  ...errors,
  ...editorMessages('ar'),
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

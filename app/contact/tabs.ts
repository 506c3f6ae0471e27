import type { SubmissionKind } from '#shared/forms/submissions.ts';
import { type Language, localPath } from '#shared/languages.ts';
import type { PageMessageKey } from '#shared/messages/messages.ts';
import { pages, reportPath } from '#shared/site/pages.ts';

type Tab = {
  label: PageMessageKey;
  /** Its own address, without a language. */
  path: string;
};

/** The two forms of the contact page, as far as a page knows them before one is used (the rest is in forms.ts). */
export const tabs: Record<SubmissionKind, Tab> = {
  contact: { label: 'contact.contactTab', path: pages['contact-us'] },
  report: { label: 'contact.reportTab', path: reportPath },
};

export const kinds = Object.keys(tabs) as SubmissionKind[];

/** Where a form stands on a page of its own. */
export function formAddress(kind: SubmissionKind, language: Language): string {
  return localPath(language, tabs[kind].path);
}

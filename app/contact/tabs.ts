import type { SubmissionKind } from '#shared/forms/submissions.ts';
import type { Language } from '#shared/languages.ts';
import type { PageMessageKey } from '#shared/messages/messages.ts';
import { href } from '#shared/site/href.ts';

/**
 * The two forms of the contact page, as far as a page needs them before one is used (the rest is in
 * forms.ts).
 */
export const tabs = {
  contact: { label: 'contact.contactTab', heading: 'contact-us.title', word: 'letter' },
  report: { label: 'contact.reportTab', heading: 'contact.reportTab', word: 'report' },
} as const satisfies Record<SubmissionKind, { label: PageMessageKey; heading: PageMessageKey; word: string }>;

export const kinds = Object.keys(tabs) as SubmissionKind[];

/** The form that a URL's query selects. */
export function tabIn(query: string): SubmissionKind {
  return new URLSearchParams(query).get('tab') === 'report' ? 'report' : 'contact';
}

/** The URL of a form on a page of its own: as long for either, since its length is seen on the network. */
export function formUrl(kind: SubmissionKind, language: Language): string {
  return href('contact-us', { language, tab: tabs[kind].word });
}

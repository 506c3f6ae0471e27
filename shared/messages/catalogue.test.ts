import { expect, test } from 'vitest';
import { adminAr } from './admin/ar.ts';
import { adminEn } from './admin/en.ts';
import { catalogue } from './catalogue.ts';

/** Specification §5 and §8, to the letter. */
const specified = `
Please verify the reCAPTCHA | Please enter your name | Please enter your phone number | Please enter your message
Please select the corruption type | Please add report details | Loading... | Loading news... | Sending...
Failed to fetch General Manager's Details | Failed to fetch General Manager's Activities
Failed to fetch Security News | Failed to fetch Sports News | Failed to fetch Directorate Activities
Failed to load recruitments. | Failed to load tenders | Failed to load administrative news
Failed to load articles | Failed to load studies | An error occurred while fetching data. | No positions available
No activities to display | No news to display | No sports news to display | No Announcements to display
No Articles to display | No Studies to display | No managers to display
No news found. | No Announcement found. | No activity found.
Activity not found | Recruitment not found | Tender not found | News Item not found | Article not found
Study not found | Failed to send contact form | Failed to send report form
Login failed. Please try again. | Something went wrong!
Failed to fetch manager activities | Failed to fetch security news | Failed to fetch sports news
Failed to fetch directorate activities | Failed to fetch recruitments | Failed to fetch tenders
Failed to fetch admin news | Failed to fetch studies | Failed to fetch articles | Failed to fetch managers
Failed to fetch contacts | Failed to fetch reports | Failed to fetch details
Failed to save item | Failed to save news item | Failed to save tenders | Failed to save studies
Failed to save articles | Failed to save manager | Failed to update details | Failed to update content
Failed to delete record | Failed to mark as read
Saved successfully | Record deleted successfully | Content updated successfully!
Mark this contact as read? | Mark this report as read?
Permanently delete this contact? This cannot be undone. | Permanently delete this report? This cannot be undone.
till today | Term of Office | News Content | Read More | View More | Go Back
`
  .split(/[|\n]/)
  .map((text) => text.trim())
  .filter(Boolean);

const english = { ...catalogue.en, ...adminEn };
const arabic: Record<string, string> = { ...catalogue.ar, ...adminAr };

test.each(specified)('«%s» stands in the catalogue, and in Arabic too', (text) => {
  const keys = Object.entries(english)
    .filter(([, value]) => value === text)
    .map(([key]) => key);
  expect(keys).not.toHaveLength(0);
  for (const key of keys) expect(arabic[key]).toMatch(/\p{Script=Arabic}/u);
});

test('every deletion has a question, a notice and an error, by type', () => {
  const of = (group: string) =>
    Object.keys(adminEn)
      .filter((key) => key.startsWith(`${group}.`))
      .map((key) => key.slice(group.length + 1));
  const types = of('load').filter((type) => !['contacts', 'reports', 'details'].includes(type));
  expect(of('confirm')).toEqual(expect.arrayContaining(types));
  expect(of('delete')).toEqual(expect.arrayContaining(types));
  expect(of('deleted')).toEqual(expect.arrayContaining(types));
  expect(of('saved')).toEqual(expect.arrayContaining(types));
});

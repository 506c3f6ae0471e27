import { expect, type Locator, type Page } from '@playwright/test';
import { bilingualMail } from '#server/services/mail/bilingual-mail.ts';
import { createMailer } from '#server/services/mail/mailer.ts';
import { dailyMail, itemMail } from '#server/services/subscriptions/announcement-mails.ts';
import { createLinks } from '#server/services/subscriptions/links.ts';
import { direction, type Language, languages } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import { openMailServer } from '../network/open-mail-server.ts';
import { htmlOf } from '../requests/mail-text.ts';
import { showIn, violations } from './barriers.ts';
import { test } from './site.ts';

// Mails come from no page of a site
test.use({ baseURL: 'about:blank' });

const links = createLinks('https://www.example.org', { linkKey: async (id: string) => id } as never);
const names = { ar: 'المديرية العامة', en: 'The Directorate General' };
const titles = { ar: 'تلزيم إطارات', en: 'Supply of tyres' };
const texts = {
  ar: 'تعلن المديرية عن تلزيم إطارات لآلياتها.\nللاستفسار: tenders@directorate.example أو 01/425250.',
  en: 'The directorate invites offers for tyres.\nQuestions: tenders@directorate.example or 01/425250.',
};

/** Announced in a code of figures alone, whose halves Arabic text could turn round. */
const announced = (language: Language) => ({
  section: 'tenders' as const,
  item: 12,
  title: titles[language],
  date: '',
  description: texts[language],
  opens_at: null,
  closes_at: '2026-12-20T10:00:00Z',
  code: '0123456789',
});

async function reader(language: Language) {
  return {
    name: names[language],
    language,
    links: await links.ofSubscriber({ id: 'k'.repeat(86), language }),
  };
}

/** The formatted part of a mail as a mail server got it. */
async function received(mail: { subject: string; text: string; html: string }): Promise<string> {
  const { address, mails, close } = await openMailServer();
  const settings = { server: address, from: 'site@example.org' };
  const sent = { ...mail, to: 'rana@example.org', name: 'one', date: 0, textEncoding: 'base64' as const };
  await createMailer(settings, 'https://www.example.org').send(sent);
  await close();
  return htmlOf(mails[0]?.bytes ?? '');
}

/** A mail as its reader sees it in a window: nothing is cut off, small or pale, on a dark phone either. */
async function expectReadable(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(excess, `at ${width} pixels`).toBeLessThanOrEqual(0);
  const sizes = await page
    .locator('h1, p, a')
    .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
  expect.soft(Math.min(...sizes), `smallest letters at ${width} pixels`).toBeGreaterThanOrEqual(14);
  await showIn(page, width === 360 ? 'dark' : 'light');
  // Landmarks are those of the mail program
  const found = (await violations(page)).filter((line) => !/^(?:landmark|page|region)/.test(line));
  expect.soft(found, `at ${width} pixels`).toEqual([]);
}

/** The side of its line at which a text begins. */
const sideOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const [line, box] = [range.getClientRects()[0]!, element.getBoundingClientRect()];
    return line.left - box.left > box.right - line.right ? 'right' : 'left';
  });

/** The horizontal places of two words in a text, as they are seen. */
const placesOf = (text: Locator, words: string[]) =>
  text.evaluate((element, sought) => {
    const node = element.firstChild!;
    return sought.map((word) => {
      const range = document.createRange();
      const start = node.textContent!.indexOf(word);
      range.setStart(node, start);
      range.setEnd(node, start + word.length);
      return range.getBoundingClientRect().left;
    });
  }, words);

for (const language of languages) {
  test(`mails about announcements are read on a phone and beside a list (${language})`, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const to = await reader(language);
    const item = announced(language);
    const one = await received(itemMail(item, to, links));
    const day = await received(dailyMail([item, { ...item, item: 13 }], '2026-12-01T15:00:00Z', to, links));
    for (const width of [360, 600]) {
      await page.setContent(one);
      await expectReadable(page, width);
      const heading = page.getByRole('heading', { name: titles[language] });
      await expect(heading).toBeInViewport();
      expect(await sideOf(heading)).toBe(direction(language) === 'rtl' ? 'right' : 'left');
      const url = `https://www.example.org/tender/12/${language}`;
      await expect(page.getByRole('link', { name: url })).toHaveAttribute('href', url);
      const [first = 0, second = 0] = await placesOf(page.getByText('01234'), ['01234', '56789']);
      expect(first, 'the code reads from left to right').toBeLessThan(second);
      for (const [key, link] of [
        ['mail.subscription.manage', to.links.manage],
        ['mail.subscription.leave', to.links.leave],
      ] as const) {
        const shown = page.getByRole('link', { name: message(language, key) });
        await expect(shown).toBeVisible();
        await expect(shown).toHaveAttribute('href', link);
      }

      await page.setContent(day);
      await expectReadable(page, width);
      await expect(page.getByRole('link', { name: titles[language] })).toHaveCount(2);
    }
    expect(requested, 'nothing is loaded').toEqual([]);
  });
}

test('a mail in both languages is no wider than a phone, however long its link', async ({ page }) => {
  const link = `https://www.example.org/announcements-manager-edit?item=12&from=${'k'.repeat(60)}`;
  const content = { subject: 'mail.notice.published.subject', open: 'mail.notice.published', link } as const;
  const html = await received(bilingualMail(names, content));
  for (const width of [360, 600]) {
    await page.setContent(html);
    await expectReadable(page, width);
    await expect(page.getByRole('link', { name: link })).toHaveCount(2);
    expect(await sideOf(page.locator('p', { hasText: names.ar }))).toBe('right');
    expect(await sideOf(page.locator('p', { hasText: names.en }))).toBe('left');
  }
});

import assert from 'node:assert/strict';
import type { Language } from '#shared/languages.ts';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import { message } from '#shared/messages/messages.ts';
import { solvePlainQuestion } from '#tests/requests/solve-plain-question.ts';
import { keys, type Page } from './page.ts';
import type { WatchedSite } from './watched-site.ts';

export type Context = {
  page: Page;
  site: WatchedSite;
  language: Language;
  width: number;
  /** A path in this journey's language. */
  at: (path: string) => string;
};

export type Journey = {
  name: string;
  /** The key of a browser whose driver cannot go this way. */
  without?: string;
  walk: (context: Context) => Promise<void>;
};

const words = { ar: 'من المتصفّح', en: 'From the browser' };

/** The public journeys and one of an editor, each in both languages and at each width. */
export const journeys: Journey[] = [
  {
    name: 'the home page, and its carousel',
    async walk({ page, language, at }) {
      await page.open(at('/'));
      await page.see({ selector: 'h1' });
      const current = () =>
        [...document.querySelectorAll('.hero-dot')].findIndex((dot) => dot.ariaCurrent === 'true');
      await page.click({ selector: `.hero-dot[aria-label="${await page.run(thirdDot)}"]` });
      assert.equal(await page.run(current), 2, 'the third picture is shown');
      await page.click({ selector: '.hero-toggle' });
      await page.see({ selector: '.hero-controls button', text: message(language, 'carousel.pause') });
    },
  },
  {
    name: 'a list: a year, the register, View More',
    async walk({ page, language, at }) {
      await page.open(at('/security-news'));
      await page.click({ selector: 'main a', text: message(language, 'action.viewMore') });
      await page.until('24 items', () => document.querySelectorAll('main article').length === 24);
      const list = at('/studies');
      await page.open(list);
      await page.click({ selector: 'main nav a[href*="year=2025"]' });
      await page.at(`${list}?year=2025`);
      await page.click({ selector: 'main nav a', text: message(language, 'list.register') });
      await page.see({ selector: '.register-row' });
    },
  },
  {
    name: 'an item: from its list and back, its link copied, the other language',
    async walk({ page, language, at }) {
      const list = at('/sports-news');
      await page.open(list);
      await page.click({ selector: 'main article a' });
      await page.see({ selector: '.article-tools button' });
      await page.click({ selector: '.article-tools button', text: message(language, 'detail.copyLink') });
      await page.see({ selector: 'main [role="status"]', text: message(language, 'share.copied') });
      await page.run(() => history.back());
      await page.at(list);
      const other = language === 'ar' ? 'en' : 'ar';
      await page.open(`/tender/2/${language}`);
      await page.open(`/tender/2/${other}`);
      await page.see({ selector: 'h1' });
    },
  },
  {
    name: 'the menu',
    async walk({ page, language, width, at }) {
      await page.open(at('/managers'));
      if (width < 1024)
        await page.click({ selector: `summary[aria-label="${message(language, 'nav.menu')}"]` });
      await page.click({ selector: 'nav summary', text: message(language, 'nav.directorate') });
      await page.click({ selector: 'nav details a', text: message(language, 'anthem.title') });
      await page.at(at('/anthem'));
    },
  },
  {
    name: 'the anthem plays, and Escape ends it',
    async walk({ page, language, at }) {
      await page.open(at('/anthem'));
      await page.click({ selector: 'main a', text: message(language, 'action.listen') });
      await page.see({ selector: 'dialog audio' });
      await page.until(
        'it plays',
        () => (document.querySelector<HTMLAudioElement>('dialog audio')?.currentTime ?? 0) > 0,
      );
      await page.type(keys.escape);
      await page.until('it is closed', () => !document.querySelector('dialog'));
    },
  },
  {
    name: 'a contact message, after an error',
    async walk({ page, language, at }) {
      await page.open(at('/contact-us'));
      await page.fill('#contact-panel [name="name"]', 'ليلى Haddad');
      await page.fill('#contact-panel [name="email"]', 'layla');
      await page.fill('#contact-panel [name="phone"]', '٠٣ ١٢٣ ٤٥٦');
      await page.fill('#contact-panel [name="message"]', words[language]);
      await prove(page, language, 'contact');
      await page.click({ selector: '#contact-panel button', text: message(language, 'form.send') });
      await page.see({ selector: '#contact-panel [role="alert"]' });
      await page.fill('#contact-panel [name="email"]', 'layla@example.org');
      await page.click({ selector: '#contact-panel button', text: message(language, 'form.send') });
      await page.focused('#contact-panel .form-success h3');
    },
  },
  {
    name: 'a report, by the tab',
    async walk({ page, language, at }) {
      await page.open(at('/contact-us'));
      await page.click({ selector: '#report-tab' });
      await page.choose('#report-panel [name="topic"]', 'bribe');
      await page.choose('#report-panel [name="datetime"]', '2026-03-01T14:30');
      await page.fill('#report-panel [name="details"]', words[language]);
      await prove(page, language, 'report');
      await page.click({ selector: '#report-panel button', text: message(language, 'form.send') });
      await page.focused('#report-panel .form-success h3');
      await page.see({ selector: '#report-panel h3', text: message(language, 'form.reportSent') });
    },
  },
  {
    name: 'Escape three times leaves, and Back does not lead to the report',
    // The driver of WebKitGTK loses a window that goes to another site
    without: 'webkit',
    async walk({ page, language, site, at }) {
      await page.open(at('/managers'));
      await page.open(at('/contact-us?tab=report'));
      await page.fill('#report-panel [name="details"]', words[language]);
      await page.type(keys.escape.repeat(3));
      await page.until('the other site is open', (url) => location.href === url, site.elsewhere);
      await page.run(() => history.back());
      await page.at(at('/managers'));
    },
  },
  {
    name: 'an unknown path',
    async walk({ page, language, at }) {
      await page.open(at('/no-such-page'));
      await page.see({ selector: '[role="status"], [role="alert"]' });
      await page.see({ selector: 'h1' });
      assert.equal(await page.run(() => document.documentElement.lang), language);
    },
  },
  {
    name: 'an editor signs in and changes a title, which visitors see',
    async walk({ page, site, language, width, at }) {
      await page.open('/login');
      await page.fill('[name="email"]', site.administrator.email);
      await page.fill('[name="password"]', site.administrator.password);
      await page.click({ selector: 'button[type="submit"]' });
      await page.at('/about-manager-edit');
      await page.open('/tenders-edit');
      // The banner about the recovery words arrives late, and moves Edit
      await page.see({ selector: 'a[href$="#keys"]' });
      await page.click({ selector: '.desk-row a' });
      await page.see({ selector: '.desk-card h2' });
      await page.click({ selector: '.editor-bar button', text: adminMessage('ar', 'edit.edit') });
      // No number: the two languages would differ in it
      const title = `${words[language]} ${width < 768 ? 'A' : 'B'}`;
      if (width < 768)
        await page.click({
          selector: '.desk-parts button',
          text: adminMessage(language, `language.${language}`),
        });
      await page.fill(`.desk-card [name="title_${language}"]`, title);
      await page.click({ selector: '.editor-bar button', text: adminMessage('ar', 'edit.save') });
      await page.see({ selector: '.toast' });
      await page.see({ selector: '.editor-bar button', text: adminMessage('ar', 'edit.edit') });
      await page.click({ selector: '.publish-bar button', text: adminMessage('ar', 'publish.open') });
      await page.click({ selector: '.dialog .button-primary', text: adminMessage('ar', 'publish.confirm') });
      await page.see({ selector: '.publish-message', text: adminMessage('ar', 'side.both') });
      await page.open(at('/tenders'));
      await page.see({ selector: 'main h2', text: title });
      await page.run(() => localStorage.clear());
    },
  },
];

const scripting = false;

/** Milliseconds after which a plain question may be answered, and more. */
const writingMs = 6_000;

/** Those of a visitor without JavaScript. */
export const plainJourneys: Journey[] = [
  {
    name: 'without JavaScript: home page, list and item',
    async walk({ page, language, at }) {
      await page.open(at('/'), { scripting });
      await page.see({ selector: 'h1' });
      await page.open(at('/security-news'), { scripting });
      await page.click({ selector: 'main a', text: message(language, 'action.viewMore') });
      await page.at(`${at('/security-news')}?page=2`);
      await page.click({ selector: 'main article a' });
      await page.see({ selector: 'main a.network-facebook', text: message(language, 'action.share') });
    },
  },
  {
    name: 'without JavaScript: a contact message, with a question answered',
    async walk({ page, language, at }) {
      await page.open(at('/contact-us'), { scripting });
      for (const [name, text] of Object.entries({
        name: 'Layla',
        email: 'layla@example.org',
        phone: '03 123 456',
        message: words[language],
      }))
        await page.fill(`#contact-panel [name="${name}"]`, text);
      const question = await page.see({ selector: '#contact-panel label[for="contact-recaptcha"]' });
      await page.fill('#contact-panel [name="answer"]', String(solvePlainQuestion(language, question)));
      await page.until(
        'as long as a person writes',
        (milliseconds) => performance.now() > milliseconds,
        writingMs,
      );
      await page.click({ selector: '#contact-panel button', text: message(language, 'form.send') });
      await page.see({ selector: '.form-success h3' });
    },
  },
];

async function prove(page: Page, language: Language, kind: 'contact' | 'report'): Promise<void> {
  await page.click({ selector: `#${kind}-panel label`, text: message(language, 'captcha.person') });
  await page.see({
    selector: `#${kind}-panel .captcha-verified`,
    text: message(language, 'captcha.verified'),
  });
}

/** In the page. */
const thirdDot = () => document.querySelectorAll('.hero-dot')[2]?.getAttribute('aria-label') ?? '';

import { expect } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { inLanguage, languages, sections } from './routes.ts';
import { open, test } from './site.ts';

/** The calls that read one item (specification §7). */
const calls = {
  'manager-activities': 'manager-activity',
  'security-news': 'security-news-item',
  'sports-news': 'sports-news-item',
  'directorate-activities': 'directorate-activity',
  'recruitments': 'recruitment',
  'admin-news': 'admin-news-item',
  'tenders': 'tender',
  'articles': 'article',
  'studies': 'study',
} as const;

for (const language of languages) {
  for (const { key, list, detail, rich } of sections) {
    const address = `${detail}/4/${language}`;

    test(`${address} shows its item${rich ? ', with badge, heading and actions' : ''}`, async ({
      page,
      request,
    }) => {
      const item = await (await request.get(`/api/${calls[key]}/4`)).json();
      await open(page, address);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(item[`title_${language}`]);
      const date = item[`date_${language}`];
      const published = rich ? message(language, 'detail.publishedOn', { date }) : date;
      await expect(main.getByText(published, { exact: true })).toBeVisible();

      const lines = item[`description_${language}`].split('\n').filter((line: string) => line.trim());
      const paragraphs = await main.locator('.stack p').allTextContents();
      expect(paragraphs, 'a paragraph to each line that is not empty').toEqual(lines);

      await expect(main.locator('.article-image')).toHaveCSS('height', '400px');
      await expect(
        main.getByRole('link', { name: message(language, 'action.back'), exact: true }),
      ).toBeVisible();
      const heading = main.getByRole('heading', {
        name: { ar: 'محتوى الخبر', en: 'News Content' }[language],
      });
      const badge = main.locator('.tag', { hasText: message(language, `${key}.badge`) });
      const actions = [
        main.getByRole('button', { name: message(language, 'action.print') }),
        main.getByRole('button', { name: message(language, 'action.share') }),
        main.getByRole('link', { name: message(language, 'action.backToList') }),
      ];
      for (const part of [heading, badge, ...actions]) await expect.soft(part).toHaveCount(Number(rich));
      if (rich) await expect(actions[2] ?? main).toHaveAttribute('href', inLanguage(language, list));
    });
  }

  test(`the links to networks carry the item's public address (${language})`, async ({
    page,
    request,
    site,
  }) => {
    const item = await (await request.get('/api/recruitment/2')).json();
    await open(page, `/recruitment/2/${language}`);
    const links = page
      .getByRole('main')
      .getByRole('group', { name: message(language, 'action.share') })
      .getByRole('link');
    await expect(links).toHaveCount(4);
    const hosts = [];
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      const href = new URL((await link.getAttribute('href')) ?? '');
      hosts.push(href.hostname);
      expect(decodeURIComponent(href.search), href.hostname).toContain(
        `${site.url}/recruitment/2/${language}`,
      );
      const name = await link.getAttribute('aria-label');
      expect(name).toContain(item[`title_${language}`]);
    }
    expect(hosts).toEqual(['www.facebook.com', 'x.com', 'wa.me', 'www.instagram.com']);
  });

  test(`an item with a picture by its full address shows it; one without a picture has no frame (${language})`, async ({
    page,
  }) => {
    await open(page, `/security-news/39/${language}`);
    const picture = page.locator('.article-image img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await open(page, `/security-news/31/${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(picture).toHaveCount(0);
  });
}

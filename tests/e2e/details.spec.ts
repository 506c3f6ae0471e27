import { expect } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { calls, inLanguage, languages, sections } from './routes.ts';
import { open, read, test } from './site.ts';

/** A section of each kind of detail page. */
const kinds: (keyof typeof calls)[] = ['security-news', 'recruitments'];

for (const language of languages) {
  test(`each of the nine details shows its item, some with badge, heading and actions (${language})`, async ({
    page,
    request,
  }) => {
    for (const { key, list, detail, rich } of sections) {
      const item = await (await request.get(`/api/${calls[key]}/4`)).json();
      await read(page, `${detail}/4/${language}`);
      const main = page.getByRole('main');
      await expect.soft(main.getByRole('heading', { level: 1 }), key).toHaveText(item[`title_${language}`]);
      const date = item[`date_${language}`];
      const published = rich ? message(language, 'detail.publishedOn', { date }) : date;
      await expect.soft(main.getByText(published, { exact: true }), key).toHaveCount(1);

      const lines = item[`description_${language}`].split('\n').filter((line: string) => line.trim());
      const paragraphs = await main.locator('.stack p').allTextContents();
      expect.soft(paragraphs, `${key}: a paragraph to each line that is not empty`).toEqual(lines);

      const back = main.getByRole('link', { name: message(language, 'action.back'), exact: true });
      await expect.soft(back, key).toHaveCount(1);
      const heading = main.getByRole('heading', {
        name: { ar: 'محتوى الخبر', en: 'News Content' }[language],
      });
      const way = main.getByRole('navigation', { name: message(language, 'breadcrumb.label') });
      const up = way.getByRole('link', { name: message(language, `${key}.title`), exact: true });
      await expect.soft(up, key).toHaveAttribute('href', inLanguage(language, list));
      await expect
        .soft(way.getByRole('listitem'), key)
        .toContainText([
          ...(['breadcrumb.main', 'breadcrumb.pages', `${key}.title`] as const).map((step) =>
            message(language, step),
          ),
          item[`title_${language}`],
        ]);
      await expect.soft(way.getByRole('listitem').last(), key).toHaveAttribute('aria-current', 'page');

      const near = main.getByRole('navigation', { name: message(language, 'detail.inSection') });
      const ids = await near
        .locator('.near-item')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const around = [6, 5, 3].map((id) => `${detail}/${id}/${language}`);
      expect.soft(ids, `${key}: the nearest items`).toEqual(around);
      await expect.soft(near.locator('[rel="prev"]'), key).toHaveAttribute('href', `${detail}/3/${language}`);
      await expect.soft(near.locator('[rel="next"]'), key).toHaveAttribute('href', `${detail}/5/${language}`);

      const badge = main.locator('.tag', { hasText: message(language, `${key}.badge`) });
      const toList = main.getByRole('link', { name: message(language, 'action.backToList') });
      for (const part of [heading, badge, toList]) await expect.soft(part, key).toHaveCount(Number(rich));
      if (rich) await expect.soft(toList, key).toHaveAttribute('href', inLanguage(language, list));
    }
  });

  for (const { key, detail, rich } of sections.filter(({ key: each }) => kinds.includes(each))) {
    test(`the detail page of ${key} has its picture and ${rich ? 'all' : 'no'} actions (${language})`, async ({
      page,
    }) => {
      await open(page, `${detail}/4/${language}`);
      const main = page.getByRole('main');
      await expect(
        main.getByRole('link', { name: message(language, 'action.back'), exact: true }),
      ).toHaveCount(1);
      await expect(main.locator('.article-image')).toHaveCSS('height', '400px');
      for (const action of ['action.print', 'action.share'] as const) {
        const button = main.getByRole('button', { name: message(language, action) });
        await expect(button).toBeVisible({ visible: rich });
      }
    });
  }

  test(`the links to networks carry the item's public address (${language})`, async ({
    page,
    request,
    site,
  }) => {
    const item = await (await request.get('/api/recruitment/2')).json();
    await read(page, `/recruitment/2/${language}`);
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
}

test('an item with a picture by its full address shows it; one without a picture has no frame', async ({
  page,
}) => {
  await open(page, `/security-news/39/ar`);
  const picture = page.locator('.article-image img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await open(page, `/security-news/31/ar`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(picture).toHaveCount(0);
});

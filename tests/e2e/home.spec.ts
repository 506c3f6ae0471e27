import { expect } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { formPath } from './contact-form.ts';
import { inLanguage, languages, sections } from './routes.ts';
import { open, read, test } from './site.ts';

/** In the order of the specification's §2, home page. */
const blocks = [
  'manager-activities',
  'security-news',
  'sports-news',
  'directorate-activities',
  'recruitments',
  'admin-news',
  'tenders',
  'articles',
  'studies',
] as const;

for (const language of languages) {
  const home = inLanguage(language, '/');

  test(`the home page shows its blocks in order (${language})`, async ({ page }) => {
    await read(page, home);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      message(language, 'home.latest'),
      { ar: 'نبذة عن المديرية الوطنية ومهامها', en: 'The National Directorate and what it does' }[language],
      { ar: 'اللواء نديم رابية', en: 'Major General Nadim Rabieh' }[language],
      /./,
      ...blocks.map((key) => message(language, `${key}.title`)),
      message(language, 'contact.heading'),
    ]);
  });

  test(`the home page leads on to its inner pages (${language})`, async ({ page }) => {
    await read(page, home);
    const readMore = page.getByRole('link', { name: message(language, 'action.readMore') });
    const leading = await readMore.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(leading).toEqual(
      ['/about-directorate', '/about-manager', '/code-conduct'].map((path) => inLanguage(language, path)),
    );
    const contact = page.getByRole('main').getByRole('link', { name: message(language, 'action.contact') });
    await expect(contact.first()).toHaveAttribute('href', formPath(language, 'contact'));
    for (const key of ['conduct.downloadAr', 'conduct.downloadEn'] as const) {
      await expect(page.getByRole('link', { name: message(language, key) })).toHaveAttribute('download');
    }
  });

  test(`each preview shows its three newest items and View More to its list (${language})`, async ({
    page,
    request,
  }) => {
    await read(page, home);
    for (const { key, list, detail } of sections) {
      const block = page.getByRole('region', { name: message(language, `${key}.title`), exact: true });
      const response = await (await request.get(`/api/${key}?limit=3`)).json();
      const newest: { id: number }[] = response.activities ?? response.articles;
      const leading = await block
        .getByRole('article')
        .getByRole('heading', { level: 3 })
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect.soft(leading, key).toEqual(newest.map(({ id }) => `${detail}/${id}/${language}`));
      expect.soft(leading, key).toHaveLength(3);
      const more = block.getByRole('link', { name: message(language, 'action.viewMore') });
      await expect.soft(more, key).toHaveAttribute('href', inLanguage(language, list));
    }
  });
}

test('the anthem button opens the player', async ({ page }) => {
  await open(page, '/en');
  await page.getByRole('link', { name: message('en', 'action.listen') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/en');
});

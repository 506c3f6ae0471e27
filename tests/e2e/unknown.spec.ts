import { expect } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { inLanguage } from './routes.ts';
import { open, read, test } from './site.ts';

const addresses = [
  ['/no-such-page', 'ar'],
  ['/en/no-such-page', 'en'],
  ['/english', 'ar'],
  ['/en/admin', 'en'],
  ['/articles/1/xx', 'ar'],
  ['/a/b/c/d/e', 'ar'],
  ['/%D9%85%D8%B1%D8%AD%D8%A8%D8%A7', 'ar'],
  ['/index.php', 'ar'],
] as const;

test('an unknown path shows the home page with a notice, and is not indexed by search engines', async ({
  page,
}) => {
  for (const [address, language] of addresses) {
    expect.soft(await read(page, address), address).toBe(404);
    await expect.soft(page.locator('html'), address).toHaveAttribute('lang', language);
    const robots = page.locator('meta[name="robots"]');
    await expect.soft(robots, address).toHaveAttribute('content', 'noindex');
    await expect.soft(page.getByRole('main').getByRole('status').first(), address).toContainText(
      {
        ar: 'الصفحة المطلوبة غير موجودة. هذه هي الصفحة الرئيسية.',
        en: 'The page you asked for does not exist. This is the home page.',
      }[language],
    );
    const search = page.getByRole('main').getByRole('status').first().getByRole('link');
    await expect.soft(search, address).toHaveAttribute('href', inLanguage(language, '/search'));
    const pictures = page.getByRole('region', { name: message(language, 'carousel.label') });
    await expect.soft(pictures, address).toBeVisible();
    await expect.soft(page.getByRole('article'), address).toHaveCount(27);
  }
});

for (const language of ['ar', 'en'] as const) {
  test(`the notice of an unknown page can be dismissed (${language})`, async ({ page, problems }) => {
    const address = { ar: '/no-such-page', en: '/en/no-such-page' }[language];
    problems.expect(address);
    await open(page, address);
    const dismiss = page.getByRole('button', { name: message(language, 'site.dismiss') });
    expect((await dismiss.locator('svg').boundingBox())?.width).toBe(20);
    await dismiss.click();
    await expect(page.getByText(message(language, 'site.unknownPath'))).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(27);
  });
}

test('an unknown call gets a failure in JSON', async ({ request }) => {
  for (const path of ['/api/', '/api/no-such-call', '/api/articles/1/ar']) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(404);
    expect.soft(response.headers()['content-type'], path).toContain('application/json');
    expect.soft(await response.json(), path).toEqual({ message: expect.any(String) });
  }
});

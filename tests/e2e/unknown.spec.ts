import { expect } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { open, test } from './site.ts';

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

for (const [address, language] of addresses) {
  test(`${address} shows the home page, says that it does, and is not kept by search engines`, async ({
    page,
    problems,
  }) => {
    problems.expect(address);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(
      {
        ar: 'الصفحة المطلوبة غير موجودة. هذه هي الصفحة الرئيسية.',
        en: 'The page you asked for does not exist. This is the home page.',
      }[language],
    );
    await expect(page.getByRole('region', { name: message(language, 'carousel.label') })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(27);
  });
}

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

for (const path of ['/api/', '/api/no-such-call', '/api/articles/1/ar']) {
  test(`${path} answers an unknown call in JSON`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(answer.headers()['content-type']).toContain('application/json');
    expect(await answer.json()).toEqual({ message: expect.any(String) });
  });
}

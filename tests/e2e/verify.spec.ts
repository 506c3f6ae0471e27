import { expect } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { numeral } from '#shared/numeral.ts';
import { verifications, verifiedCharacters } from '#shared/publication-log/verification-limits.ts';
import { languages } from './routes.ts';
import { test } from './site.ts';

for (const language of languages) {
  const path = language === 'ar' ? '/verify' : '/en/verify';

  test.describe(`without a script (${language})`, () => {
    test.use({ javaScriptEnabled: false });

    test('a forwarded text is compared, with the words that differ', async ({ page, request }) => {
      const { tenders } = await (await request.get('/api/tenders?limit=1')).json();
      const [item] = tenders;
      const text = `${item[`title_${language}`]}\n\n*${item[`description_${language}`].replaceAll('\n', ' 🚨 ')}*`;
      const compare = async (given: string) => {
        await page.goto(path);
        await page.locator('#verify-text').fill(given);
        await page.locator('.verify-form button').click();
        return page.locator('#verify-result').innerText();
      };
      expect(await compare(text)).toBe(message(language, 'verify.current'));
      expect(await compare(`${text} 03/123456`)).toBe(message(language, 'verify.altered'));
      await expect(page.locator('.diff-line ins')).toContainText('03/123456');
      expect(await compare(item.code)).toBe(message(language, 'verify.current'));
      expect(await compare('https://directorate.example.net/tender/1')).toBe(
        message(language, 'verify.unknown'),
      );
    });

    test('a form without anything, or with too long a text, says what is missing', async ({
      page,
      problems,
    }) => {
      problems.expect('/verify');
      const refused = async (text: string) => {
        await page.goto(path);
        await page.locator('#verify-text').fill(text);
        await page.locator('.verify-form button').click();
        return page.getByRole('alert').innerText();
      };
      expect(await refused(' ')).toBe(message(language, 'verify.nothing'));
      const characters = numeral(language, verifiedCharacters);
      expect(await refused('نصّ '.repeat(verifiedCharacters / 2))).toBe(
        message(language, 'verify.tooLong', { characters }),
      );
    });

    test('a file that was downloaded is genuine, and one that was changed is not', async ({
      page,
      request,
    }) => {
      const item = await (await request.get(`/tender/12/${language}`)).text();
      const [file = ''] = /\/files\/tenders\/12\/[^"?]+\.pdf/.exec(item) ?? [];
      const downloaded = await request.get(file);
      expect(downloaded.headers()['content-type']).toBe('application/pdf');
      const buffer = await downloaded.body();
      const verdict = async (sent: Buffer) => {
        await page.goto(path);
        const upload = { name: 'forwarded.pdf', mimeType: 'application/pdf', buffer: sent };
        await page.locator('#verify-file').setInputFiles(upload);
        await page.locator('.verify-form button').click();
        return page.locator('#verify-result').innerText();
      };
      expect(await verdict(buffer)).toBe(message(language, 'verify.current'));
      await expect(page.locator('.verify-result')).toContainText(message(language, 'verify.currentFile'));
      expect(await verdict(Buffer.concat([buffer, Buffer.from('\n')]))).toBe(
        message(language, 'verify.unknown'),
      );
    });
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a comparison that is one too many comes back with its text', async ({ page, problems, ownSite }) => {
    problems.expect('/verify');
    const url = `${ownSite.url}/verify`;
    await page.goto(url);
    const text = 'نصّ وصلني\nعلى سطرين';
    await page.locator('#verify-text').fill(text);
    const upload = { name: 'long.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(8_000_000) };
    await page.locator('#verify-file').setInputFiles(upload);
    // Last, since they count for a minute
    for (let sent = 0; sent < verifications; sent += 1) await fetch(`${url}?code=0123456789`);
    const response = page.waitForResponse((each) => each.request().method() === 'POST');
    await page.locator('.verify-form button').click();
    expect((await response).status()).toBe(429);
    await expect(page.getByRole('alert')).toHaveText(message('ar', 'verify.tooMany'));
    await expect(page.locator('#verify-text')).toHaveValue(text);
  });
});

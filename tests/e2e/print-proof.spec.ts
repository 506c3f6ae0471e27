import { expect } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { shownCode } from '#shared/publication-log/item-code.ts';
import { languages } from './routes.ts';
import { open, test } from './site.ts';

/** The text of a QR code, as the camera of a phone reads it. */
async function scanned(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

for (const language of languages) {
  test(`a printed announcement has its code and a QR code that leads back to it (${language})`, async ({
    page,
    request,
    site,
  }) => {
    const { tenders } = await (await request.get('/api/tenders?limit=1')).json();
    const [{ id, code }] = tenders;
    await open(page, `/tender/${id}/${language}`);
    const proof = page.locator('.item-proof');
    await expect(proof.locator('svg')).toBeHidden();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(proof.locator('.item-code')).toHaveText(shownCode(code));
    await expect(proof).toContainText(`/n/${code}`);
    const address = await scanned(await proof.locator('svg').screenshot());
    expect(address).toBe(`${site.url}/n/${code}`);
    await page.emulateMedia({ media: 'screen' });
    await open(page, address);
    await expect(page).toHaveURL(new RegExp(`/tender/${id}/(?:ar|en)$`));
  });
}

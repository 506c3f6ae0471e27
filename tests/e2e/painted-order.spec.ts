import { expect, type Locator } from '@playwright/test';
import { openAdmin, store, test } from './admin-site.ts';
import { read } from './inbox-page.ts';
import { open } from './site.ts';
import { submit } from './submit.ts';

const phone = '+961 1 000 112';

/** Each is read from its first character to its last, from left to right, on one line. */
const references = [phone, '٠١ ٢٣٤ ٥٦٧', 'ADM-2026-0118', 'winter-checkpoints-2026.pdf', '12 500 000'];

const text = `على من رأى الحادث أن يتّصل بغرفة العمليات على الرقم ${references.join('، أو أن يراجع ')} في أقرب وقت.`;

/** The two figures of a score, which are read in the direction of the text around them. */
const score = '78–71';

/** Stays on one line. */
const date = '20-11-2026';

test('text with its own direction is painted in it, and not broken', async ({ page, adminSite }) => {
  const id = await store(adminSite, 'security-news', {
    title_ar: `العودة بنتيجة ${score}`,
    description_ar: text,
    date_ar: `الجمعة ${date}`,
  });
  await adminSite.sql('delete from submission_key; delete from submission');
  await submit(adminSite, 'contact', { name: 'رنا', phone: '01234567', message: text });
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/security-news');
    const card = page.getByRole('article').first();
    await expectUnbroken(card);
    await expect(card.locator('.card-date .run')).toHaveText(date);
    expect(await paintedOrder(card, score), 'the first figure stands first in Arabic').toBe('71–78');
    await open(page, `/security-news/${id}/ar`);
    await expectUnbroken(page.getByRole('main'));
    const link = page.getByRole('main').getByRole('link', { name: phone });
    await expect(link).toHaveAttribute('href', 'tel:+9611000112');
    await openAdmin(page, `/security-news-edit?item=${id}`);
    await expectUnbroken(page.locator('.desk-card'));
    await openAdmin(page, '/report-contact-edit');
    await expectUnbroken(await read(page, 'رنا'));
  }
});

async function expectUnbroken(place: Locator): Promise<void> {
  for (const complete of references) {
    expect.soft(await paintedOrder(place, complete), await place.textContent().then(String)).toBe(complete);
  }
}

/** The characters of a text from left to right as they are painted; a line break where a new line begins. */
async function paintedOrder(place: Locator, wanted: string): Promise<string> {
  await place.waitFor();
  return place.evaluate((root, searched) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const characters: { character: string; rect: () => DOMRect }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      [...(node.nodeValue ?? '')].forEach((character, index) => {
        const owner = node as Text;
        characters.push({
          character,
          rect: () => {
            range.setStart(owner, index);
            range.setEnd(owner, index + 1);
            return range.getClientRects()[0] ?? new DOMRect();
          },
        });
      });
    }
    const start = characters
      .map(({ character }) => character)
      .join('')
      .indexOf(searched);
    if (start < 0) return '';
    const rects = characters.slice(start, start + searched.length).map(({ character, rect }) => ({
      character,
      left: rect().left,
      line: Math.round(rect().top / 10),
    }));
    const first = rects[0]?.line;
    return rects
      .toSorted((one, other) => one.line - other.line || one.left - other.left)
      .map(({ character, line }) => (line === first ? character : `\n${character}`))
      .join('');
  }, wanted);
}

import { type Browser, expect, type Page } from '@playwright/test';
import { numeral } from '#shared/numeral.ts';
import { historyPath } from '#shared/site/admin-navigation.ts';
import { type AdminSite, openAdmin, test } from './admin-site.ts';
import { expectNoBarrierAsShown } from './barriers.ts';
import { Editor, type Texts } from './item-life.ts';
import { languages } from './routes.ts';

const texts = {
  title_ar: 'إعادة فتح طريق الساحل',
  title_en: 'The coast road opens again',
  description_ar: 'أنجزت البلدية أعمال الترميم، ويُفتح الطريق أمام السيارات.',
  description_en: 'The municipality has finished the repairs, and the road opens to cars.',
} satisfies Texts;

const corrected = {
  description_ar: 'أنجزت البلدية أعمال الترميم، ويُفتح الطريق أمام السيارات والحافلات.',
  description_en: 'The municipality has finished the repairs, and the road opens to cars and buses.',
};

const replacement = {
  title_ar: 'طريق الساحل مفتوح في الاتجاهين',
  title_en: 'The coast road is open both ways',
  description_ar: 'الطريق مفتوح في الاتجاهين ابتداءً من اليوم.',
  description_en: 'From today on the road is open both ways.',
} satisfies Texts;

const reasons = { ar: 'حلّ محلّها إعلان أحدث.', en: 'A newer notice replaces it.' };

/** A day after that of the tests, whenever they run. */
const later = '2099-03-01T10:00';

/** A page of a visitor without an account. */
async function visitor(browser: Browser, site: AdminSite): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  return context.newPage();
}

for (const language of languages) {
  test(`an item through its life: written, previewed, scheduled, published, corrected, restored, withdrawn, trashed and back (${language})`, async ({
    page,
    browser,
    problems,
    adminSite,
  }) => {
    test.slow();
    // The page leaves an item that it has just put into the trash
    problems.expect('/presence/');
    await page.addInitScript((own) => localStorage.setItem('diwan-admin-language', own), language);
    const editor = new Editor(page, language);
    const { t, card, dialog } = editor;
    const reader = await visitor(browser, adminSite);
    const status = async (address: string) => (await reader.goto(address))?.status();
    const main = reader.getByRole('main');

    await openAdmin(page, '/articles-edit');
    const replacing = await editor.writeItem(replacement);
    await editor.publish();
    await expect(editor.state('en')).toHaveAttribute('data-state', 'published');
    expect(editor.clicks, 'from given texts to a published item with a picture').toBeLessThanOrEqual(12);
    expect(await status(`/articles/${replacing}/${language}`)).toBe(200);

    await openAdmin(page, '/articles-edit');
    const id = await editor.writeItem(texts);
    const desk = `/articles-edit?item=${id}`;
    const address = { ar: `/articles/${id}/ar`, en: `/articles/${id}/en` };
    await expect(editor.state('ar')).toHaveAttribute('data-state', 'draft');
    expect(await status(address.ar)).toBe(404);
    await editor.station('written');

    await openAdmin(page, desk);
    await editor.click(page.getByText(t('previews.title'), { exact: true }));
    await editor.press('previews.make');
    const link = await page.getByLabel(t('previews.new')).inputValue();
    await editor.station('preview');
    expect(await status(`${new URL(link).pathname}?language=${language}`)).toBe(200);
    await expect(main).toContainText(texts[`description_${language}`]);
    await editor.station('previewed', reader);

    await openAdmin(page, desk);
    await editor.press('publish.open');
    await editor.click(editor.side('en'));
    await editor.click(dialog.getByLabel(t('publish.later'), { exact: true }));
    await dialog.getByLabel(t('publish.at')).fill(later);
    await editor.station('schedule');
    await editor.press('publish.confirm', dialog);
    await expect(editor.state('ar')).toHaveAttribute('data-state', 'scheduled');
    expect(await status(address.ar)).toBe(404);
    await editor.station('scheduled');

    // The moment comes to the clock, which no test moves
    await adminSite.sql(`
      update item_side set publish_at = '2026-01-01T00:00:00.000Z' where section = 'articles' and id = ${id}
      and publish_at is not null
    `);
    await expect.poll(() => status(address.ar)).toBe(200);
    await expect(main).toContainText(texts.description_ar);
    await editor.station('published-in-arabic', reader);
    expect(await status(address.en)).toBe(404);
    await expect(main.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'ar');
    await expect(main.getByRole('link', { name: 'Read it in Arabic' })).toHaveAttribute('href', address.ar);
    await editor.station('not-in-english-yet', reader);

    await openAdmin(page, desk);
    await editor.publish(['ar']);
    await expect(editor.state('en')).toHaveAttribute('data-state', 'published');
    expect(await status(address.en)).toBe(200);
    await editor.station('published-in-english');

    await editor.press('edit.edit');
    await editor.write({ description_ar: corrected.description_ar });
    await editor.save();
    await expect(editor.state('ar')).toContainText(t('state.changes'));
    await expect(editor.state('en')).not.toContainText(t('state.changes'));
    expect(await status(address.ar)).toBe(200);
    await expect(main).toContainText(texts.description_ar);
    await editor.station('corrected');

    await editor.publish(['en']);
    await status(address.ar);
    await expect(main).toContainText(corrected.description_ar);
    await expect(editor.state('en')).toContainText(t('state.outdated'));
    await editor.press('edit.edit');
    const source = card.getByRole('region', { name: t('history.source.ar') });
    await expect(source.getByRole('insertion')).toContainText('والحافلات');
    await source.scrollIntoViewIfNeeded();
    await editor.station('outdated');
    await expectNoBarrierAsShown(page, 'an outdated side at the desk');
    await editor.write({ description_en: corrected.description_en });
    await editor.save();
    await expect(editor.state('en')).not.toContainText(t('state.outdated'));
    await editor.publish();
    await status(address.en);
    await expect(main).toContainText(corrected.description_en);

    await openAdmin(page, historyPath('articles', id));
    const first = { number: numeral(language, 1) };
    await editor.click(page.getByRole('radio', { name: t('history.choose.older', first) }));
    await editor.station('history');
    await editor.click(page.getByRole('button', { name: t('history.restore', first), exact: true }));
    await editor.press('history.restoreAction', dialog);
    await expect(page).toHaveURL(new RegExp(`${id}$`));
    await expect(editor.state('ar')).toContainText(t('state.changes'));
    await editor.publish();
    await status(address.ar);
    await expect(main).toContainText(texts.description_ar);
    await editor.station('restored');

    await editor.choose('publish.withdraw');
    for (const side of languages) await dialog.locator(`textarea[name="reason_${side}"]`).fill(reasons[side]);
    await dialog.getByRole('searchbox').fill(replacement[`title_${language}`]);
    await editor.click(dialog.getByRole('radio', { name: replacement[`title_${language}`] }).first());
    await editor.station('withdraw');
    await editor.press('withdraw.confirm', dialog);
    await expect(editor.state('ar')).toHaveAttribute('data-state', 'withdrawn');
    expect(await status(address[language])).toBe(410);
    await expect(main).toContainText(reasons.ar);
    await expect(main).toContainText(reasons.en);
    await editor.station('withdrawn', reader);
    await main.getByRole('link', { name: replacement[`title_${language}`] }).click();
    await expect(main).toContainText(replacement[`description_${language}`]);

    const title = texts[`title_${language}`];
    const toast = page.locator('.toast').filter({ hasText: t('deleted.articles') });
    await editor.remove(title);
    await expect(toast).toBeVisible();
    expect(await status(address.ar)).toBe(404);
    await editor.station('trashed');
    await editor.click(toast.getByRole('button', { name: t('desk.undo'), exact: true }));
    await expect.poll(() => status(address.ar)).toBe(410);

    await openAdmin(page, desk);
    await editor.remove(title);
    await expect(toast).toBeVisible();
    await openAdmin(page, '/trash-edit');
    await editor.station('trash');
    await editor.click(page.getByRole('button', { name: t('trash.restoreOf', { title }) }));
    await expect.poll(() => status(address.ar)).toBe(410);
    await openAdmin(page, desk);
    await expect(editor.state('en')).toHaveAttribute('data-state', 'withdrawn');
    await editor.station('back');
    await reader.context().close();
  });
}

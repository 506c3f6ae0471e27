import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#shared/languages.ts';
import { type AdminMessageKey, adminMessage } from '#shared/messages/admin-messages.ts';

export type Texts = Record<`${'title' | 'description'}_${Language}`, string>;

const picture = 'content/storage/covers/coast-morning-960x600.share.jpg';

/** An editor who works in one language of the interface, and whose clicks are counted. */
export class Editor {
  clicks = 0;
  readonly page: Page;
  readonly language: Language;
  private stations = 0;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
  }

  t = (key: AdminMessageKey, values?: Record<string, string | number>) =>
    adminMessage(this.language, key, values);

  get card(): Locator {
    return this.page.getByRole('article');
  }

  get dialog(): Locator {
    const dialogs = this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
    // A notice is an alert dialog, too, until it goes away
    return dialogs.and(this.page.locator(':not(.toast)'));
  }

  async click(target: Locator): Promise<void> {
    await target.filter({ visible: true }).click();
    this.clicks += 1;
  }

  async press(key: AdminMessageKey, within: Page | Locator = this.page): Promise<void> {
    await this.click(within.getByRole('button', { name: this.t(key), exact: true }));
  }

  /** Chooses an action of the open item's menu. */
  async choose(key: AdminMessageKey): Promise<void> {
    await this.press('publish.more');
    await this.click(this.page.getByRole('menuitem', { name: this.t(key), exact: true }));
  }

  /** Clicks a field and writes into it, in place of what was there. */
  async write(texts: Partial<Texts>): Promise<void> {
    for (const [name, text] of Object.entries(texts)) {
      const field = this.card.locator(`textarea[name="${name}"]`);
      await this.click(field);
      await field.fill(text);
    }
  }

  /** Writes a new item with a picture at the desk, and saves it; resolves to its number. */
  async writeItem(texts: Texts): Promise<number> {
    await this.press('edit.edit');
    await this.press('edit.add');
    // The focus comes a moment later, and would take away what is typed into another field
    await expect(this.card.locator('textarea').first()).toBeFocused();
    await this.write(texts);
    const chooser = this.page.waitForEvent('filechooser');
    await this.click(this.card.getByText(this.t('image.choose'), { exact: true }));
    const buffer = await readFile(join(import.meta.dirname, '../..', picture));
    await (await chooser).setFiles({ name: 'coast.jpg', mimeType: 'image/jpeg', buffer });
    // A file's first bytes are read before it is chosen
    await expect(this.card.getByText('coast.jpg')).toBeVisible();
    // The file's own click in the computer's window
    this.clicks += 1;
    await this.save();
    await expect(this.page).toHaveURL(/item=\d+$/);
    return Number(new URL(this.page.url()).searchParams.get('item'));
  }

  async save(): Promise<void> {
    await this.press('edit.save');
    await expect(this.page.locator('.toast').filter({ hasText: this.t('saved.articles') })).toBeVisible();
  }

  /** Deletes the open item by its cross, which editing shows. */
  async remove(title: string): Promise<void> {
    await this.press('edit.edit');
    await this.click(
      this.card.getByRole('button', { name: this.t('edit.deleteItem', { title }), exact: true }),
    );
    await this.press('edit.delete', this.dialog);
  }

  /** Publishes both sides, or without those that are left out. */
  async publish(without: Language[] = []): Promise<void> {
    await this.press('publish.open');
    for (const side of without) await this.click(this.side(side));
    await this.press('publish.confirm', this.dialog);
    await expect(this.dialog).toHaveCount(0);
  }

  /** A side in the dialog of publication. */
  side(side: Language): Locator {
    return this.dialog.getByRole('checkbox', { name: this.t(`side.${side}`), exact: true });
  }

  /** The state of a side in the bar of the open item. */
  state(side: Language): Locator {
    return this.card.locator(`[data-side="${side}"][data-state]`);
  }

  /** Takes the pictures of a station in the life of an item, for a person to look at. */
  async station(name: string, page = this.page): Promise<void> {
    this.stations += 1;
    const file = `${String(this.stations).padStart(2, '0')}-${name}.png`;
    const shown = page.viewportSize();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({
        path: join('test-results/item-life', `${this.language}-${width}`, file),
        animations: 'disabled',
      });
    }
    if (shown) await page.setViewportSize(shown);
  }
}

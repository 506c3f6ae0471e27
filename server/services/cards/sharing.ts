import type { UnitOfWork } from '#server/db/in-transaction.ts';
import { createContent } from '#server/services/content/content.ts';
import { messengerText } from '#server/services/publication-log/copies/messenger-text.ts';
import { codesOf } from '#server/services/publication-log/item-codes.ts';
import { languagesOf } from '#shared/content/item-languages.ts';
import type { Language } from '#shared/languages.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import type { Cards } from './cards.ts';

/** The shared parts of an item: of each public side the text for messengers, and the path of its card. */
export type Sharing = {
  sides: { language: Language; text: string; card: string }[];
  /** True where shared links show the item's picture unless an editor wants the card. */
  has_picture: boolean;
  prefers_card: boolean;
};

type Dependencies = { cards: Pick<Cards, 'prefersCard' | 'isWithoutPicture' | 'pathOf'>; publicUrl: string };

/** The texts that editors share, and their choice of card or picture. */
export function createSharing({ db, transact }: UnitOfWork, { cards, publicUrl }: Dependencies) {
  async function find(section: SectionKey, id: number): Promise<Sharing> {
    const item = await createContent(db).find(section, id);
    const [codes, prefers_card] = await Promise.all([
      codesOf(db, section, [id]),
      cards.prefersCard(section, id),
    ]);
    const code = codes.get(id) ?? '';
    const sides = languagesOf(item).map(async (language) => ({
      language,
      text: messengerText({ section, item, language, code, publicUrl }),
      card: await cards.pathOf({ section, item, language, code, isClosed: false }),
    }));
    return { sides: await Promise.all(sides), has_picture: !cards.isWithoutPicture(item), prefers_card };
  }

  return {
    /** @throws AppError `not-found` where nothing of the item is public. */
    find,

    /** Shows the card in place of the picture where links are shared, or the picture again. @throws as `find` does. */
    async preferCard(section: SectionKey, id: number, isPreferred: boolean): Promise<void> {
      await createContent(db).find(section, id);
      await transact(async (transaction) => {
        if (isPreferred) {
          const row = transaction.insertInto('share_card').values({ section, id });
          await row.onConflict((conflict) => conflict.columns(['section', 'id']).doNothing()).execute();
          return;
        }
        await transaction
          .deleteFrom('share_card')
          .where('section', '=', section)
          .where('id', '=', id)
          .execute();
      });
    },
  };
}

import * as limits from '#shared/limits.ts';
import { numerals } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

type Props = { page: number; items: readonly unknown[]; total: number };

/** The numbers of the first and the last picture of a page, and of all. */
export function PictureRange({ page, items, total }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const before = (page - 1) * limits.libraryPagePictures;
  const range = { from: before + 1, to: before + items.length, total };
  return (
    <p role="status" className="library-note">
      {items.length > 0 && t('library.range', numerals(language, range))}
    </p>
  );
}

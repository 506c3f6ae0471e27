import { numerals } from '#shared/numeral.ts';
import { useLanguage } from '../../../language.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';

/** In pixels of a page. */
export type Size = { width: number; height: number };

/** The largest boxes in which public pages show a picture: of an item, of a manager, and of the general manager. */
export const shownSizes = {
  item: { width: 672, height: 400 },
  manager: { width: 160, height: 200 },
  profile: { width: 360, height: 450 },
} satisfies Record<string, Size>;

/** A warning of a picture that fills its box only if it is enlarged. */
export function SmallPictureNote({ width, height, shown }: Size & { shown: Size }) {
  const t = useAdminMessages();
  const language = useLanguage();
  if (width >= shown.width || height >= shown.height) return null;
  const values = { width, height, shownWidth: shown.width, shownHeight: shown.height };
  return (
    <p className="image-small" role="status">
      {t('image.small', numerals(language, values))}
    </p>
  );
}

import type { MediaItem } from '#shared/media/media.ts';
import { numerals } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import { bytesText } from '../ui/quantities.ts';
import { useAdminMessages } from '../use-admin-messages.ts';

/** The size of a picture, in pixels and in bytes. */
export function PictureSize({
  picture: { width, height, bytes },
}: {
  picture: Pick<MediaItem, 'width' | 'height' | 'bytes'>;
}) {
  const t = useAdminMessages();
  const language = useLanguage();
  return (
    <span className="picture-facts">
      <span>{t('library.pixels', numerals(language, { width, height }))}</span>{' '}
      <span>{bytesText(language, bytes)}</span>
    </span>
  );
}

import { IconAlertTriangle } from '@tabler/icons-react';
import { useId } from 'react';
import { formatDay } from '#shared/date-time.ts';
import type { MediaItem } from '#shared/media/media.ts';
import { countedMessage } from '#shared/messages/admin-messages.ts';
import { useLanguage } from '../../../language.tsx';
import { StoredPicture } from '../../../ui/stored-picture.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { PictureSize } from '../picture-size.tsx';
import { focusedImage, lacksText, pictureName } from '../picture-texts.ts';

/** A picture of the library: a button that opens it, its size, its day and the number of its uses. */
export function PictureCard({ picture, onOpen }: { picture: MediaItem; onOpen: () => void }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const id = useId();
  const isMissing = lacksText(picture);
  return (
    <li className="picture-card">
      <button type="button" className="picture-open" aria-describedby={id} onClick={onOpen}>
        <span className="picture-thumb">
          <StoredPicture
            image={focusedImage(picture)}
            alt=""
            sizes="(width < 768px) 45vw, (width < 1100px) 30vw, 200px"
          />
        </span>
        <span className="picture-name">
          <bdi>{pictureName(picture)}</bdi>
        </span>
      </button>
      <div id={id} className="picture-about">
        <p>
          <PictureSize picture={picture} />
        </p>
        <p>{formatDay(language, picture.created_at)}</p>
        <p className={picture.uses.length > 0 ? 'picture-used' : undefined}>
          {countedMessage(language, 'library.uses', picture.uses.length)}
        </p>
        {isMissing && (
          <p className="picture-missing">
            <IconAlertTriangle size={16} aria-hidden />
            {t('library.noText')}
          </p>
        )}
      </div>
    </li>
  );
}

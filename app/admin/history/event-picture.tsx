import { imageAddress } from '#shared/content/images.ts';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** The picture that an event is about. */
export function EventPicture({ image }: { image: string }) {
  const t = useAdminMessages();
  return (
    <p>
      <a href={imageAddress(image)}>
        <StoredPicture className="image-preview" image={image} alt={t('history.openPicture')} sizes="150px" />
      </a>
    </p>
  );
}

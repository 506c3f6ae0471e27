import { imageAddress } from '#shared/content/images.ts';
import { StoredPicture } from '../../ui/stored-picture.tsx';

type Props = { kind: 'picture' | 'recording' | 'document'; file: string; bytes?: number | undefined };

/** A preview of a stored file: a small picture, a player, a link. */
export function StoredFile({ kind, file, bytes }: Props) {
  if (kind === 'picture') {
    return <StoredPicture className="image-preview" image={file} alt="" sizes="150px" />;
  }
  const name = file.split('/').at(-1);
  const size = bytes && `${Math.ceil(bytes / 1_000)} kB`;
  return (
    <div className="stored-file">
      {kind === 'recording' && (
        // The anthem's words stand on its page.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio controls preload="none" src={imageAddress(file)} />
      )}
      <a href={imageAddress(file)} target="_blank" rel="noopener" className="image-file">
        <bdi dir="ltr">{name}</bdi>
      </a>
      {size ? (
        <bdi dir="ltr" className="field-hint">
          {size}
        </bdi>
      ) : null}
    </div>
  );
}

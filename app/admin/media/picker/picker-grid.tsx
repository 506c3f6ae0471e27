import { IconCheck } from '@tabler/icons-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import type { MediaItem } from '#shared/media/media.ts';
import { StoredPicture } from '../../../ui/stored-picture.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { PictureSize } from '../picture-size.tsx';
import { focusedImage, pictureName } from '../picture-texts.ts';

type Props = {
  pictures: MediaItem[];
  /** Pictures of other pages among them. */
  chosen: MediaItem[];
  max: number;
  onChange: (chosen: MediaItem[]) => void;
};

/** A page of the library as a list box: arrow keys go from picture to picture, in rows and columns. */
export function PickerGrid({ pictures, chosen, max, onChange }: Props) {
  const t = useAdminMessages();
  const ids = new Set(chosen.map(({ id }) => id));
  const isFull = max > 1 && chosen.length >= max;
  const select = (keys: Set<unknown>) => {
    const isHere = ({ id }: MediaItem) => pictures.some((each) => each.id === id);
    const others = max === 1 ? [] : chosen.filter((each) => !isHere(each) || keys.has(each.id));
    const added = pictures.filter(({ id }) => keys.has(id) && !others.some((other) => other.id === id));
    onChange([...others, ...added].slice(0, max));
  };
  return (
    <ListBox
      aria-label={t('picker.label')}
      className="picture-grid picker-grid"
      layout="grid"
      selectionMode={max === 1 ? 'single' : 'multiple'}
      escapeKeyBehavior="none"
      items={pictures}
      selectedKeys={ids}
      disabledKeys={isFull ? pictures.flatMap(({ id }) => (ids.has(id) ? [] : id)) : []}
      dependencies={[chosen]}
      onSelectionChange={(keys) => select(keys === 'all' ? new Set(pictures.map(({ id }) => id)) : keys)}
    >
      {(picture) => (
        <ListBoxItem className="picker-option" textValue={pictureName(picture)}>
          <span className="picture-thumb">
            <StoredPicture image={focusedImage(picture)} alt="" sizes="200px" />
            <IconCheck className="picker-check" size={20} stroke={2.5} aria-hidden />
          </span>
          <span className="picture-name">
            <bdi>{pictureName(picture)}</bdi>
          </span>
          <PictureSize picture={picture} />
        </ListBoxItem>
      )}
    </ListBox>
  );
}

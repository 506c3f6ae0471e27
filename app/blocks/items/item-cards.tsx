import { imageAddress } from '#shared/content/images.ts';
import { useFrame } from '../../frame.ts';
import type { ListedItem } from './announcements/closing.ts';
import { ItemCard } from './item-card.tsx';

/** Items as cards; each can be shared under its public address. */
export function ItemCards({
  items,
  textInOtherLanguage,
}: {
  items: ListedItem[];
  textInOtherLanguage: string;
}) {
  const { publicUrl } = useFrame();
  const absolute = (path: string) => new URL(path, publicUrl).href;
  return (
    <div className="card-grid">
      {items.map((item) => (
        <ItemCard
          key={item.id}
          item={item}
          textInOtherLanguage={textInOtherLanguage}
          shared={{
            address: absolute(item.path),
            title: item.title,
            description: item.description,
            image: item.image && absolute(imageAddress(item.image)),
          }}
        />
      ))}
    </div>
  );
}

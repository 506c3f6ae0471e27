import type { RefObject } from 'react';
import { imageAddress } from '#shared/content/images.ts';
import { useFrame } from '../../frame.ts';
import type { Item } from '../../items.ts';
import { ContentCard } from '../../ui/content-card.tsx';

type Props = { items: Item[]; heading: 'h2' | 'h3'; gridRef?: RefObject<HTMLDivElement | null> };

/** Items as cards; each can be shared under its public address. */
export function ItemCards({ items, heading, gridRef }: Props) {
  const { publicUrl } = useFrame();
  const absolute = (path: string) => new URL(path, publicUrl).href;
  return (
    <div className="card-grid" ref={gridRef}>
      {items.map((item) => (
        <ContentCard
          key={item.id}
          {...item}
          heading={heading}
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

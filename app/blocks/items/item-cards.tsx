import { imageAddress } from '#shared/content/images.ts';
import { useFrame } from '../../frame.ts';
import type { Item } from '../../items.ts';
import { ContentCard } from '../../ui/content-card.tsx';

type Props = {
  items: Item[];
  heading: 'h2' | 'h3';
  /** Above a text that is there in the other language alone. */
  textInOtherLanguage?: string;
};

/** Items as cards; each can be shared under its public address. */
export function ItemCards({ items, heading, textInOtherLanguage }: Props) {
  const { publicUrl } = useFrame();
  const absolute = (path: string) => new URL(path, publicUrl).href;
  return (
    <div className="card-grid">
      {items.map((item) => (
        <ContentCard
          key={item.id}
          {...item}
          heading={heading}
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

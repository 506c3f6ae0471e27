import * as limits from '../limits.ts';

/** An item as it is shared: its texts, and its URLs in full. */
export type Shared = { address: string; title: string; description: string; image: string | undefined };

export const shareNetworks = ['facebook', 'x', 'whatsapp', 'instagram'] as const;

export type ShareNetwork = (typeof shareNetworks)[number];

/**
 * The networks' own pages on which a visitor shares an item (specification §2, detail pages). Letters beyond ASCII stay
 * as they are: browsers encode them when they go there, and a page is half as long.
 */
export function shareAddresses({ address, title, description, image }: Shared): Record<ShareNetwork, string> {
  const [url, name] = [encoded(address), encoded(title)];
  const start = encoded(shareText(description));
  const picture = image ? `&image=${encoded(image)}` : '';
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    x: `https://x.com/intent/post?text=${name}&url=${url}`,
    whatsapp: `https://wa.me/?text=${name}%0A${url}`,
    instagram: `https://www.instagram.com/create/story?title=${name}&description=${start}${picture}&url=${url}`,
  };
}

/** The first 100 characters of a description and an ellipsis (specification §9). */
export function shareText(description: string): string {
  // A character has two units at most: the rest of a long text is not taken apart
  const start = description.slice(0, 2 * limits.shareTextCharacters);
  return `${Array.from(start).slice(0, limits.shareTextCharacters).join('')}…`;
}

function encoded(value: string): string {
  return value.toWellFormed().replace(/[^\w!'()*.~\u0080-\uffff-]+/g, encodeURIComponent);
}

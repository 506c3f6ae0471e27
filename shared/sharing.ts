import { limits } from './limits.ts';

/** What is shared of an item: its own texts, and its addresses in full. */
export type Shared = { address: string; title: string; description: string; image: string | undefined };

export const shareNetworks = ['facebook', 'x', 'whatsapp', 'instagram'] as const;

export type ShareNetwork = (typeof shareNetworks)[number];

/** The page of a network on which a visitor shares an item (specification §2, detail pages). */
export function shareAddress(network: ShareNetwork, { address, title, description, image }: Shared): string {
  switch (network) {
    case 'facebook':
      return withQuery('https://www.facebook.com/sharer/sharer.php', { u: address });
    case 'x':
      return withQuery('https://x.com/intent/post', { text: title, url: address });
    case 'whatsapp':
      return withQuery('https://wa.me/', { text: `${title}\n${address}` });
    case 'instagram':
      return withQuery('https://www.instagram.com/create/story', {
        title,
        description: shareText(description),
        ...(image ? { image } : {}),
        url: address,
      });
  }
}

/** The first 100 characters of a description and an ellipsis (specification §9). */
export function shareText(description: string): string {
  return `${Array.from(description).slice(0, limits.shareTextCharacters).join('')}…`;
}

/** Letters beyond ASCII stay as they are: browsers encode them when they go there, and a page is half as long. */
function withQuery(address: string, query: Record<string, string>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`);
  return `${address}?${pairs.join('&')}`;
}

function encoded(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replace(/(?:%[89A-F][0-9A-F])+/g, decodeURIComponent);
}

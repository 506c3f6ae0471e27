import { imageAddress } from '#shared/content/images.ts';
import type { useFrame } from '../../../frame.ts';
import type { Item } from '../../../items.ts';

type Frame = ReturnType<typeof useFrame>;

/** A recruitment as schema.org has a vacancy; undefined without a closing date. One that is over keeps its end. */
export function jobPosting(
  item: Item,
  { publicUrl, identity, contact }: Frame,
  posted: string,
): Record<string, unknown> | undefined {
  const { title, description, path, image, deadline } = item;
  if (!deadline?.closes_at) return undefined;
  const lines = description.split(/\s*\n\s*/).filter(Boolean);
  const organisation = { '@type': 'GovernmentOrganization', name: identity.name, sameAs: publicUrl };
  return {
    '@type': 'JobPosting',
    title,
    description: lines.map((line) => `<p>${escaped(line)}</p>`).join(''),
    datePosted: deadline.opens_at ?? posted,
    validThrough: deadline.closes_at,
    url: new URL(path, publicUrl).href,
    hiringOrganization: { ...organisation, logo: `${publicUrl}/icon-512.png` },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', streetAddress: contact.address, addressCountry: 'LB' },
    },
    ...(image && { image: new URL(imageAddress(image), publicUrl).href }),
    ...(deadline.reference && {
      identifier: { '@type': 'PropertyValue', name: identity.name, value: deadline.reference },
    }),
  };
}

/** The description of a vacancy is HTML. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

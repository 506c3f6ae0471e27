import { IconBrandFacebook, IconBrandInstagram, IconBrandWhatsapp, IconBrandX } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import type { ShareNetwork } from '#shared/sharing.ts';

const icons = {
  facebook: IconBrandFacebook,
  x: IconBrandX,
  whatsapp: IconBrandWhatsapp,
  instagram: IconBrandInstagram,
} satisfies Record<ShareNetwork, unknown>;

/** The networks' symbols, drawn once for the whole page: a list of cards shows each of them many times. */
export function ShareSymbols() {
  return (
    <svg width={0} height={0} className="symbols" aria-hidden>
      {Object.entries(icons).map(([network, Icon]) => (
        <symbol key={network} id={`share-${network}`} viewBox="0 0 24 24">
          <Icon />
        </symbol>
      ))}
    </svg>
  );
}

const symbolOf = (network: ShareNetwork) => (
  <svg width={20} height={20} aria-hidden>
    <use href={`#share-${network}`} />
  </svg>
);

/** A symbol where it is shown: the same for all cards, so made once. */
export const shareSymbol: Record<ShareNetwork, ReactElement> = {
  facebook: symbolOf('facebook'),
  x: symbolOf('x'),
  whatsapp: symbolOf('whatsapp'),
  instagram: symbolOf('instagram'),
};

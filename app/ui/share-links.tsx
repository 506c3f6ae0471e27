import { IconBrandFacebook, IconBrandInstagram, IconBrandWhatsapp, IconBrandX } from '@tabler/icons-react';
import { type Shared, shareAddress } from '#shared/sharing.ts';
import { useMessages } from '../language.tsx';

const networks = [
  { network: 'facebook', Icon: IconBrandFacebook },
  { network: 'x', Icon: IconBrandX },
  { network: 'whatsapp', Icon: IconBrandWhatsapp },
  { network: 'instagram', Icon: IconBrandInstagram },
] as const;

/** Links to the networks' own pages, in new windows; nothing of them is loaded before they are followed. */
export function ShareLinks({ shared }: { shared: Shared }) {
  const t = useMessages();
  return (
    <ul className="share" role="list" aria-label={t('action.share')}>
      {networks.map(({ network, Icon }) => (
        <li key={network}>
          <a
            className="icon-button"
            href={shareAddress(network, shared)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t(`share.${network}`, { title: shared.title })}
          >
            <Icon size={20} aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  );
}

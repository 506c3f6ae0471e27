import { type Shared, shareAddress, shareNetworks } from '#shared/sharing.ts';
import { useMessages } from '../language.tsx';
import { ShareSymbol } from './share-symbols.tsx';

/** Links to the networks' own pages, in new windows; nothing of them is loaded before they are followed. */
export function ShareLinks({ shared }: { shared: Shared }) {
  const t = useMessages();
  return (
    <ul className="share" role="list" aria-label={t('action.share')}>
      {shareNetworks.map((network) => (
        <li key={network}>
          <a
            className="icon-button"
            href={shareAddress(network, shared)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t(`share.${network}`, { title: shared.title })}
          >
            <ShareSymbol network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}

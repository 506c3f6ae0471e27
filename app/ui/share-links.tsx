import { type Shared, shareAddresses, shareNetworks } from '#shared/sharing.ts';
import { useMessages } from '../language.tsx';
import { shareSymbol } from './share-symbols.tsx';

/** Links to the networks' own pages, in new windows; nothing of them is loaded before they are followed. */
export function ShareLinks({ shared }: { shared: Shared }) {
  const t = useMessages();
  const addresses = shareAddresses(shared);
  return (
    <ul className="share" role="list" aria-label={t('action.share')}>
      {shareNetworks.map((network) => (
        <li key={network}>
          <a
            className="icon-button"
            href={addresses[network]}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t(`share.${network}`, { title: shared.title })}
          >
            {shareSymbol[network]}
          </a>
        </li>
      ))}
    </ul>
  );
}

import { type Shared, shareAddresses, shareNetworks } from '#shared/content/sharing.ts';
import { useMessages } from '../../language.tsx';

/** Links to the networks' own pages, in new windows; nothing is loaded from them before a click. */
export function ShareLinks({ shared }: { shared: Shared }) {
  const t = useMessages();
  const addresses = shareAddresses(shared);
  // A list of cards shows them many times: no element more than they need
  return (
    <div className="share" role="group" aria-label={t('action.share')}>
      {shareNetworks.map((network) => (
        <a
          key={network}
          className={`icon-button network network-${network}`}
          href={addresses[network]}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t(`share.${network}`, { title: shared.title })}
        />
      ))}
    </div>
  );
}

import { IconLink, IconPrinter, IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import { type Shared, shareAddresses, shareNetworks, shareText } from '#shared/content/sharing.ts';
import { useMessages } from '../../language.tsx';
import type { Words } from './article-view.ts';

type Props = {
  shared: Shared;
  words: Words;
  /** With Print and Share (specification §2). */
  rich: boolean;
};

/** Buttons and links of an item: share it, print it, copy its address, take it to a network. */
export function ArticleActions({ shared, words, rich }: Props) {
  const t = useMessages();
  const { status, copy, share } = useSharing(shared);
  const addresses = shareAddresses(shared);
  return (
    <div className="article-actions">
      <div className="article-tools needs-script">
        {rich && (
          <>
            <button type="button" onClick={share}>
              <IconShare2 size={20} aria-hidden />
              {t('action.share')}
            </button>
            <button type="button" onClick={() => window.print()}>
              <IconPrinter size={20} aria-hidden />
              {t('action.print')}
            </button>
          </>
        )}
        <button type="button" onClick={copy}>
          <IconLink size={20} aria-hidden />
          {words.copyLink}
        </button>
      </div>
      <p role="status" className="status">
        {status}
      </p>
      <div className="article-networks" role="group" aria-label={t('action.share')}>
        {shareNetworks.map((network) => (
          <a
            key={network}
            className={`network network-${network}`}
            href={addresses[network]}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t(`share.${network}`, { title: shared.title })}
          >
            {words[network]}
          </a>
        ))}
      </div>
    </div>
  );
}

/** The device's own share sheet; where there is none, the address is copied (specification §2). */
function useSharing({ address, title, description }: Shared) {
  const t = useMessages();
  const [status, setStatus] = useState('');

  const copied = async () => {
    await navigator.clipboard.writeText(address);
    setStatus(t('share.copied'));
  };
  const attempt = (action: () => Promise<void>) => () => {
    action().catch((error: unknown) => {
      // A visitor who closes the sheet has not failed to share.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        setStatus(t('share.copyFailed', { address }));
      }
    });
  };

  return {
    status,
    copy: attempt(copied),
    share: attempt(async () =>
      navigator.share ? navigator.share({ title, text: shareText(description), url: address }) : copied(),
    ),
  };
}

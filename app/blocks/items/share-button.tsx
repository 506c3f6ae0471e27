import { useState } from 'react';
import { type Shared, shareText } from '#shared/content/sharing.ts';
import { useMessages } from '../../language.tsx';

/** Opens the device's own share sheet; where there is none, the address is copied (specification §2). */
export function ShareButton({ shared: { address, title, description } }: { shared: Shared }) {
  const t = useMessages();
  const [status, setStatus] = useState('');

  const share = async () => {
    try {
      if (navigator.share) {
        await navigator.share({ title, text: shareText(description), url: address });
      } else {
        await navigator.clipboard.writeText(address);
        setStatus(t('share.copied'));
      }
    } catch (error) {
      // A visitor who closes the sheet has not failed to share.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        setStatus(t('share.copyFailed', { address }));
      }
    }
  };

  return (
    <>
      <button type="button" className="button button-outline needs-script" onClick={() => void share()}>
        {t('action.share')}
      </button>
      <p role="status" className="status">
        {status}
      </p>
    </>
  );
}

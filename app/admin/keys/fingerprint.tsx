import { loadOwnKey } from '../client/own-key.ts';
import { storedToken } from '../client/token.ts';
import { useLoaded } from '../client/use-loaded.ts';
import { useAdminMessages } from '../use-admin-messages.ts';

/**
 * A key's fingerprint, to be read out group by group; the large one stands where it is compared.
 * @param value null for the user's own where the site does not know it: it is that of the key that this browser opened.
 */
export function Fingerprint({ value, large = false }: { value: string | null; large?: boolean }) {
  if (value === null) return <OwnFingerprint large={large} />;
  return (
    <code className={large ? 'fingerprint fingerprint-large' : 'fingerprint'} dir="ltr" translate="no">
      {value}
    </code>
  );
}

function OwnFingerprint({ large }: { large: boolean }) {
  const t = useAdminMessages();
  const { loaded } = useLoaded(() => loadOwnKey(storedToken()));
  if (loaded.state === 'loading') return null;
  const own = loaded.state === 'loaded' ? loaded.data : undefined;
  return own ? <Fingerprint value={own.fingerprint} large={large} /> : t('people.ownUnknown');
}

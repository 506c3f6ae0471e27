import { useAdminMessages } from '../use-admin-messages.ts';

/**
 * A key's fingerprint, to be read out group by group; the large one stands where it is compared.
 * @param value null for the user's own where this session no longer knows it.
 */
export function Fingerprint({ value, large = false }: { value: string | null; large?: boolean }) {
  const t = useAdminMessages();
  if (value === null) return t('people.ownUnknown');
  return (
    <code className={large ? 'fingerprint fingerprint-large' : 'fingerprint'} dir="ltr" translate="no">
      {value}
    </code>
  );
}

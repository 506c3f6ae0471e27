/** A key's fingerprint, to be read out group by group; the large one stands where it is compared. */
export function Fingerprint({ value, large = false }: { value: string; large?: boolean }) {
  return (
    <code className={large ? 'fingerprint fingerprint-large' : 'fingerprint'} dir="ltr" translate="no">
      {value}
    </code>
  );
}

/** The `tel:` URL of a number: spaces and brackets are for readers only. */
export function callAddress(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}

/** A telephone number that can be called: always left to right, Latin digits, never broken over two lines. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className="nowrap" href={callAddress(number)}>
      <bdi dir="ltr">{number}</bdi>
    </a>
  );
}

export function EmailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`}>
      <bdi dir="ltr">{address}</bdi>
    </a>
  );
}

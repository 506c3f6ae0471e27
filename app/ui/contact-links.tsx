/** A telephone number that can be called: always left to right, Latin digits, never broken over two lines. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className="nowrap" href={`tel:${number.replace(/[^\d+]/g, '')}`}>
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

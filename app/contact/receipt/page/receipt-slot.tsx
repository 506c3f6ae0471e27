import type { ComponentProps } from 'react';
import { useTakingOver } from '../../enhance/use-take-over.ts';
import { useWritten, Written } from '../../written.tsx';
import { fetchReceipt, useReceiptParts } from './load-receipt.ts';
import type { ReceiptBody } from './receipt-body.tsx';

type Props = ComponentProps<typeof ReceiptBody>;

/** The form of a receipt's page, whose script is loaded when it is used, as that of the contact page's forms is. */
export function ReceiptSlot(props: Props) {
  return useWritten() ? <WrittenReceipt {...props} /> : <FetchedReceipt {...props} />;
}

function FetchedReceipt(props: Props) {
  const { ReceiptBody } = useReceiptParts();
  return (
    <div>
      <ReceiptBody {...props} />
    </div>
  );
}

function WrittenReceipt(props: Props) {
  return (
    <Written ref={useTakingOver(props, async (language) => (await fetchReceipt(language)).ReceiptBody)} />
  );
}

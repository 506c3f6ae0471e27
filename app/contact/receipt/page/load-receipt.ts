import { createContext, use } from 'react';
import { useLanguage } from '../../../language.tsx';
import { fetchedOnce } from '../../form/load-forms.ts';

type ReceiptParts = typeof import('./receipt-parts.ts').receiptParts;

/** The parts on the server, where they need not be fetched. */
export const ReceiptPartsContext = createContext<ReceiptParts | undefined>(undefined);

/** The parts of a receipt's page, as `useFormParts` gives a form's. */
export function useReceiptParts(): ReceiptParts {
  const language = useLanguage();
  return use(ReceiptPartsContext) ?? use(fetchReceipt(language));
}

export const fetchReceipt = fetchedOnce(async () => (await import('./receipt-parts.ts')).receiptParts);

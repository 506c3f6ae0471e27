import { ReceiptBody } from './receipt-body.tsx';

/** The parts of a receipt's page that a browser loads lazily. */
export const receiptParts = { ReceiptBody };

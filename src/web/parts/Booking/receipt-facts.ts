import type { ReceiptFacts } from './BookingReceipt.tsx';

type WithReceipt = {
  readonly travellers: readonly { readonly type: string }[];
  readonly receipt: Omit<ReceiptFacts, 'people' | 'infants'> | null;
};

/** The receipt of a booking as its frame shows it; null for whoever may not know what it costs. */
export const receiptFacts = ({ receipt, travellers }: WithReceipt): ReceiptFacts | null =>
  receipt && {
    ...receipt,
    people: travellers.length,
    infants: travellers.filter(({ type }) => type === 'INFANT').length,
  };

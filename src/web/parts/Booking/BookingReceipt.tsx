import { formatMoney, type Money } from '#domain/money.ts';
import { makeReceiptLines, type ApiPriceLine } from '#web/parts/Basket/basket-facts.ts';
import { Receipt } from '#web/parts/Receipt.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import styles from './BookingFrame.module.css';

/** What a booking costs, of the API's `BookingReceipt`. */
export type ReceiptFacts = {
  readonly lines: readonly ApiPriceLine[];
  readonly price: { readonly total: Money; readonly perPerson: Money };
  /** Everybody who travels, and the infants among them. */
  readonly people: number;
  readonly infants: number;
  readonly paid: Money;
  /** Of what is paid. */
  readonly back: Money;
  readonly stillToPay: Money;
  readonly paidAtHotel: Money;
};

/** What the holiday costs, and under the total what of it is paid, by now and later. */
export function BookingReceipt({ receipt }: { readonly receipt: ReceiptFacts }) {
  const t = useTranslations('my_booking.receipt');
  const { lines, price, people, infants, paid, back, stillToPay, paidAtHotel } = receipt;
  const rows = [
    { name: t('paid'), amount: paid, look: styles.paid },
    ...(back.amount > 0 ? [{ name: t('back'), amount: back, look: undefined }] : []),
    ...(paidAtHotel.amount > 0
      ? [{ name: t('at_hotel'), amount: paidAtHotel, look: undefined }]
      : []),
    { name: t('still_to_pay'), amount: stillToPay, look: styles.open },
  ];
  return (
    <Receipt
      lines={makeReceiptLines(lines)}
      total={price.total}
      each={price.perPerson}
      people={people}
      infants={infants}
    >
      <dl className={styles.sums}>
        {rows.map(({ name, amount, look }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={look}>{formatMoney(amount, 'always')}</dd>
          </div>
        ))}
      </dl>
    </Receipt>
  );
}

/** The letter that says that a booked holiday is sold for less. */
import { formatOrderCode } from '#domain/checkout/order-code.ts';
import { formatDate, type IsoDate } from '#domain/dates.ts';
import { formatMoney, money, type Money } from '#domain/money.ts';
import type { Letter } from './letter.ts';

type Dropped = {
  readonly orderCode: string;
  readonly hotel: string;
  readonly place: string;
  readonly departureDate: IsoDate;
  /** What was paid for it or claimed last, and what it costs now. */
  readonly was: Money;
  readonly now: Money;
  /** The last day to claim. */
  readonly until: IsoDate;
  readonly path: string;
};

/** The price of a protected order has dropped, and the difference can be claimed. */
export function makePriceDroppedLetter(brand: Letter['brand'], dropped: Dropped): Letter {
  const { orderCode, hotel, place, departureDate, was, now, until, path } = dropped;
  const less = formatMoney(money(was.amount - now.amount, was.currencyCode), 'always');
  return {
    brand,
    label: { name: 'Order', value: formatOrderCode(orderCode) },
    subject: `Your holiday in ${place} now costs ${less} less`,
    preview: 'Claim the difference as a credit for your next holiday.',
    heading: `Your holiday now costs ${less} less`,
    paragraphs: [
      `${hotel}, ${place}, leaving ${formatDate(departureDate)}: the same holiday costs ${formatMoney(now, 'always')} as we write. It was ${formatMoney(was, 'always')} when you booked or last claimed.`,
      `You can claim the difference until ${formatDate(until)}. We’ll check the price again when you do, and give you whatever it has dropped by as a credit to use on a holiday within 12 months.`,
      'Your booking stays exactly as it is.',
    ],
    act: {
      label: 'Claim the difference',
      path: `/gatekeeper/login?${new URLSearchParams({ redirect_to: path }).toString()}`,
    },
    sections: [],
  };
}

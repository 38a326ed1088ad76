/** A price that opens as the holiday that it is of. */
import type { Money } from '#domain/money.ts';
import { routes } from '#web/routes.ts';

type Sold = {
  readonly hotelQuoteId: string;
  readonly flightQuoteId: string;
  readonly total: Money;
};

/** The deal that a price opens as. */
export const dealHref = ({ hotelQuoteId, flightQuoteId, total }: Sold): string =>
  routes.deal.href({ hotelQuoteId, flightQuoteId, query: `seen=${total.amount}` });

/** Pence in a pound, cents in a euro. */
const WHOLE = 100;

/** A share as posters, days and months tell it: rounded up to the pound. */
export const roundedUp = ({ amount, currencyCode }: Money): Money => ({
  amount: Math.ceil(amount / WHOLE) * WHOLE,
  currencyCode,
});

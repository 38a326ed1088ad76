import type { Money } from '#domain/money.ts';
import { routes } from '#web/routes.ts';

type PricedHoliday = {
  readonly hotelQuoteId: string;
  readonly flightQuoteId: string;
  readonly total: Money;
};

/** The deal that a price opens as; it says so when the price has moved since. */
export const dealHref = ({ hotelQuoteId, flightQuoteId, total }: PricedHoliday): string =>
  routes.deal.href({ hotelQuoteId, flightQuoteId, query: `seen=${total.amount}` });

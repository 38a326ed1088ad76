/** What pages tell our app of themselves, as it knows the names (APP-05 to APP-08). */
import type { Money } from '#domain/money.ts';
import { headsOf } from '#domain/party.ts';
import type { Criteria } from '#domain/search/criteria.ts';

/** What happened, with nothing else to say of it (APP-07). */
export type AppEvent =
  | 'logout'
  | 'reset_password'
  | 'verify_account'
  | 'continue_in_app'
  | 'redirect_to_native_auth';

export type AppMessage =
  | { readonly name: AppEvent; readonly data: Readonly<Record<string, never>> }
  | {
      readonly name: 'load_web_attributes';
      /** Null while nobody is logged in. */
      readonly data: { readonly user_id: string | null };
    }
  | {
      readonly name: 'transaction';
      /** `revenue` in whole pounds or euros, with the pence as a fraction. */
      readonly data: {
        readonly revenue: number;
        readonly orderID: string;
        readonly currencyCode: string;
      };
    }
  | { readonly name: 'load_results'; readonly data: LoadedResults };

type LoadedResults = ({ readonly hotel_name: string } | { readonly location: string }) & {
  /** ISO; of a range its first day. */
  readonly departure_date: string;
  /** Of several the fewest. */
  readonly nights: number;
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  /** Where the results are. */
  readonly cta_url: string;
};

/** An event by its name alone. */
export const appEvent = (name: AppEvent): AppMessage => ({ name, data: {} });

/** Whose page it is: the customer's id, null while nobody is logged in (APP-05). */
export const webAttributes = (customerId: string | null): AppMessage => ({
  name: 'load_web_attributes',
  data: { user_id: customerId },
});

/** An order that was placed: its code, and all that it costs (APP-06). */
export const transaction = (orderCode: string, total: Money): AppMessage => ({
  name: 'transaction',
  data: {
    revenue: total.amount / 100,
    orderID: orderCode,
    currencyCode: total.currencyCode,
  },
});

/**
 * Results that are shown: of the one hotel that was asked for by its name, else of the place as the
 * page calls it (APP-08). `url`: where they are.
 */
export function loadedResults(
  { departureDate, nights, party }: Criteria,
  where: { readonly hotelName: string | undefined; readonly location: string },
  url: string,
): AppMessage {
  const { adults, children, infants } = headsOf(party);
  return {
    name: 'load_results',
    data: {
      ...(where.hotelName === undefined
        ? { location: where.location }
        : { hotel_name: where.hotelName }),
      departure_date: departureDate,
      nights: Math.min(...nights),
      adults,
      children,
      infants,
      cta_url: url,
    },
  };
}

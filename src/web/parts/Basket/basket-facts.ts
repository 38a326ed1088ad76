import type { IsoDate } from '#domain/dates.ts';
import type { Money } from '#domain/money.ts';
import type { ReceiptLine } from '#web/parts/Receipt.tsx';

/** A line of the API's ledger. */
export type ApiPriceLine = {
  readonly kind: string;
  readonly label: string;
  readonly basis: string;
  readonly amount: Money;
  readonly paidAtHotel: boolean;
  readonly chosen: boolean;
};

/** What the pages of the purchase show of the basket beside their own questions. */
export type BasketFacts = {
  readonly id: string;
  /** Instant until which the deal is shown as held. */
  readonly expiry: string;
  readonly isExpired: boolean;
  /** A supplier no longer had it when it was ordered, or official advice closes its nights. */
  readonly isSoldOut: boolean;
  /** That official advice closes its nights; null when it does not. */
  readonly closedByAdvice: string | null;
  /** The search for what else there is. */
  readonly searchQuery: string;
  readonly hotel: { readonly name: string };
  readonly holiday: {
    readonly hotelQuoteId: string;
    readonly flightQuoteId: string;
    readonly departureDate: IsoDate;
    readonly itinerary: {
      readonly numberOfNights: number;
      readonly party: {
        readonly numberOfAdults: number;
        readonly numberOfChildren: number;
        readonly numberOfInfants: number;
      };
    };
  };
  readonly price: { readonly total: Money; readonly perPerson: Money };
  readonly lines: readonly ApiPriceLine[];
  readonly priceChange: {
    readonly was: Money;
    readonly now: Money;
    readonly changedBy: string | null;
    readonly reason: string;
  } | null;
};

/** Everybody who travels, and the infants among them. */
export const travellersOf = ({
  itinerary: { party },
}: {
  readonly itinerary: Pick<BasketFacts['holiday']['itinerary'], 'party'>;
}) => ({
  people: party.numberOfAdults + party.numberOfChildren + party.numberOfInfants,
  infants: party.numberOfInfants,
});

/** Whether anything was added to the holiday. */
export const hasChosen = ({ lines }: Pick<BasketFacts, 'lines'>): boolean =>
  lines.some(({ chosen }) => chosen);

/**
 * The receipt's lines; a basis that says itself who chose or where it is paid needs no second note.
 */
export const makeReceiptLines = (lines: readonly ApiPriceLine[]): ReceiptLine[] =>
  lines.map(({ kind, label, basis, amount, paidAtHotel, chosen }) => ({
    id: `${kind} ${label}`,
    name: label,
    basis,
    amount,
    chosenByYou: chosen && !/chosen by you/i.test(basis),
    paidAtHotel: paidAtHotel && !/paid at the hotel/i.test(basis),
  }));

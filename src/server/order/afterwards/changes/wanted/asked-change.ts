/** What a customer asks to be changed, and what the order would be by it. */
import type { TransferFlight } from '#domain/basket/extras.ts';
import type { CarDetails } from '#domain/checkout/car.ts';
import { never } from '#domain/errors/never.ts';
import type { AskedPlace } from '#domain/order/changes/giving-place.ts';
import type { AskedJoining } from '#domain/order/changes/joining.ts';
import type { AskedNights } from '#domain/order/changes/moving-dates.ts';
import type { PersonName } from '#domain/order/changing.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import type { HolidaysOnSale, HotelsOnSale, StaysOnSale } from '#server/search/deal-choices.ts';
import type { OrderVersion } from '../../../versions.ts';
import { wantFlightExtras, type AskedExtras } from '../flight-extras/wanted-flight-extras.ts';
import { wantSeats, type AskedSeats } from '../flight-extras/wanted-seats.ts';
import { wantCar } from './wanted-car.ts';
import { wantDates } from './wanted-dates.ts';
import { wantFewer } from './wanted-fewer.ts';
import { wantHotel } from './wanted-hotel.ts';
import { wantJoining } from './wanted-joining.ts';
import { wantNames } from './wanted-names.ts';
import { wantPlace } from './wanted-place.ts';
import { wantStay } from './wanted-stay.ts';
import { wantTransfer } from './wanted-transfer.ts';
import type { Wanted } from './wanted.ts';

/**
 * A transfer by its quote, null to have none, with the flight that it meets; another stay in the
 * same hotel by its quote, or one in another; the same holiday on other nights; everybody's name,
 * in order; somebody else in a traveller's place; some of them who stay at home, or one more; the
 * car that is parked; more for the flights.
 */
export type AskedChange =
  | {
      readonly kind: 'TRANSFER';
      readonly quoteId: string | null;
      /** Null: not known; left out, the one that was told of. */
      readonly flight?: TransferFlight | null | undefined;
    }
  | { readonly kind: 'STAY'; readonly hotelQuoteId: string; readonly onSale: StaysOnSale }
  | { readonly kind: 'HOTEL'; readonly hotelQuoteId: string; readonly onSale: HotelsOnSale }
  | { readonly kind: 'DATES'; readonly to: AskedNights; readonly onSale: HolidaysOnSale }
  | { readonly kind: 'NAMES'; readonly names: readonly PersonName[] }
  | { readonly kind: 'PLACE'; readonly place: AskedPlace }
  | {
      readonly kind: 'FEWER';
      /** Of the travellers who stay at home, counted from 1. */
      readonly leaving: readonly number[];
      readonly onSale: StaysOnSale;
    }
  | { readonly kind: 'JOIN'; readonly joining: AskedJoining; readonly onSale: StaysOnSale }
  | { readonly kind: 'CAR'; readonly car: CarDetails }
  | { readonly kind: 'FLIGHT_EXTRAS'; readonly extras: AskedExtras }
  | { readonly kind: 'SEATS'; readonly seats: AskedSeats };

/** The order with what is asked for, at suppliers' prices of now. */
export function want(
  context: VisitorContext,
  version: OrderVersion & { readonly id: string },
  asked: AskedChange,
): Wanted | Promise<Wanted> {
  switch (asked.kind) {
    case 'NAMES':
      return wantNames(context, version, asked.names);
    case 'PLACE':
      return wantPlace(context, version, asked.place);
    case 'FEWER':
      return wantFewer(context, version, asked.leaving, asked.onSale);
    case 'JOIN':
      return wantJoining(context, version, asked.joining, asked.onSale);
    case 'CAR':
      return wantCar(context, version, asked.car);
    case 'TRANSFER':
      return wantTransfer(context, version, asked);
    case 'STAY':
      return wantStay(context, version, asked.hotelQuoteId, asked.onSale);
    case 'HOTEL':
      return wantHotel(context, version, asked.hotelQuoteId, asked.onSale);
    case 'DATES':
      return wantDates(context, version, asked.to, asked.onSale);
    case 'FLIGHT_EXTRAS':
      return wantFlightExtras(context, version, asked.extras);
    case 'SEATS':
      return wantSeats(context, version, asked.seats);
    default:
      return never(asked);
  }
}

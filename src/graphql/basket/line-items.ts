/** Line items of a basket, one kind a thing sold (BSKT-02 to BSKT-07). */
import { holidayItemTotal } from '#domain/basket/receipt.ts';
import { flightsPrice, totalOf, type LineKind } from '#domain/holiday/price.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import { shareOut } from '#domain/market/tariff.ts';
import type { Money } from '#domain/money.ts';
import { headsOf } from '#domain/party.ts';
import { receiptOf, type Basket } from '#server/basket/basket-record.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { makeHoldBag } from '../holiday/bags.ts';
import { makeBoard } from '../holiday/holiday.ts';
import { asSold, moneyOf } from '../money.ts';
import { makeCarPark, makeFulfilmentOption, makeInsurance, makeTransfer } from './extras.ts';

/**
 * What was taken in, then what was chosen beside it. Flights that their people book themselves are
 * a line of their own, with their bags; the holiday's is without them then.
 */
export function makeLineItems(shop: WebContext, basket: Basket) {
  const { holiday, choices, id } = basket;
  return [
    ...(holiday.flights
      ? [
          holidayItem(shop, basket, holiday.flights),
          ...(choices.fulfilment === 'SELF_BOOK'
            ? [flightItem(shop, basket, holiday.flights)]
            : []),
          fulfilmentItem(shop, basket, holiday.flights),
        ]
      : [hotelItem(shop, basket)]),
    ...(choices.priority
      ? [
          {
            kind: 'BasketablePriorityBoardingAndTwoCabinBags' as const,
            id: `${id}:priority`,
            flightReferences: choices.priority.flightReferences,
            price: plainPrice(asSold(shop, holiday)(choices.priority.price)),
          },
        ]
      : []),
    ...(choices.transfer ? [transferItem(shop, basket, choices.transfer)] : []),
    ...(choices.carPark
      ? [
          {
            kind: 'BasketableCarPark' as const,
            id: `${id}:parking`,
            carPark: makeCarPark(asSold(shop, holiday), choices.carPark, true),
            price: plainPrice(asSold(shop, holiday)(choices.carPark.price)),
          },
        ]
      : []),
    ...(choices.insurance
      ? [
          {
            kind: 'BasketableInsurance' as const,
            id: `${id}:insurance`,
            insurance: makeInsurance(asSold(shop, holiday), choices.insurance, true),
            price: plainPrice(asSold(shop, holiday)(choices.insurance.price)),
          },
        ]
      : []),
  ];
}

const plainPrice = (price: Money) => ({ price, discountedPrice: price });

type Flights = NonNullable<PricedHoliday['flights']>;

function holidayItem(shop: WebContext, basket: Basket, { outbound, inbound }: Flights) {
  const { holiday, choices, id } = basket;
  const heads = headsOf(holiday.party);
  const isTheirs = choices.fulfilment === 'SELF_BOOK';
  const legs = shareOut(
    isTheirs ? 0 : lineTotal(holiday, 'flights'),
    [outbound, inbound].map((leg) => flightsPrice([leg], heads)),
  );
  const whole = holidayItemTotal(receiptOf(basket, shop.market.currency).lines);
  return {
    kind: 'BasketableHoliday' as const,
    id: `${id}:holiday`,
    price: {
      ...plainPrice(moneyOf(shop, isTheirs ? whole - flightItemTotal(shop, basket) : whole)),
      atolTrustProtectionFee: moneyOf(shop, lineTotal(holiday, 'atol')),
      room: roomOf(holiday),
      board: makeBoard(holiday),
      baggagePrices: isTheirs ? [] : bagPrices(shop, basket),
      boardQuoteId: holiday.hotelQuoteId,
      flightQuoteId: holiday.flightQuoteId,
      outboundFlightPrice: moneyOf(shop, legs[0]!),
      inboundFlightPrice: moneyOf(shop, legs[1]!),
      seatsPrice: moneyOf(shop, lineIn(shop, basket, 'seats')),
    },
  };
}

const flightItem = (shop: WebContext, basket: Basket, { outbound, inbound }: Flights) => ({
  kind: 'BasketableFlight' as const,
  id: `${basket.id}:flight`,
  flightReferences: [outbound.flightNumber, inbound.flightNumber],
  price: plainPrice(moneyOf(shop, flightItemTotal(shop, basket))),
});

/** What the airline is paid by those who book the flights themselves. */
const flightItemTotal = (shop: WebContext, basket: Basket): number =>
  lineTotal(basket.holiday, 'flights') + lineIn(shop, basket, 'bags');

function bagPrices(shop: WebContext, { holiday, choices: { holdBags } }: Basket) {
  if (!holdBags) return [];
  const { quantity, bag } = holdBags;
  const baggage = makeHoldBag(shop, holiday, { bag, quantity });
  return [
    {
      baggage,
      quantity,
      totalPrice: baggage.price.total,
    },
  ];
}

const hotelItem = (shop: WebContext, { holiday, id }: Basket) => ({
  kind: 'BasketableHotel' as const,
  id: `${id}:hotel`,
  price: {
    ...plainPrice(moneyOf(shop, totalOf(holiday.lines))),
    room: roomOf(holiday),
    board: makeBoard(holiday),
  },
});

function fulfilmentItem(shop: WebContext, basket: Basket, { outbound, inbound }: Flights) {
  const { holiday, choices, id } = basket;
  const fulfilmentOption = makeFulfilmentOption(shop, basket, choices.fulfilment);
  return {
    kind: 'BasketableFlightBookingFulfilmentOption' as const,
    id: `${id}:fulfilment`,
    fulfilmentOption,
    flightReferences: [outbound.flightNumber, inbound.flightNumber],
    price: {
      price: moneyOf(shop, lineTotal(holiday, 'booking_fee')),
      discountedPrice: fulfilmentOption.discountedPrice,
    },
  };
}

function transferItem(
  shop: WebContext,
  { holiday, id }: Basket,
  quote: NonNullable<Basket['choices']['transfer']>,
) {
  const { paying, infants } = headsOf(holiday.party);
  return {
    kind: 'BasketableTransfer' as const,
    id: `${id}:transfer`,
    transfer: makeTransfer(asSold(shop, holiday), quote, true),
    price: {
      ...plainPrice(asSold(shop, holiday)(quote.price)),
      id: quote.quoteId,
      numberOfPassengers: paying + infants,
    },
  };
}

/** What the receipt says of it, to the cent. */
const lineTotal = ({ lines }: PricedHoliday, asked: LineKind): number =>
  totalOf(lines.filter(({ kind }) => kind === asked));

/** What the receipt of the basket says of one that was chosen. */
const lineIn = ({ market }: WebContext, basket: Basket, asked: LineKind): number =>
  totalOf(receiptOf(basket, market.currency).lines.filter(({ kind }) => kind === asked));

const roomOf = ({ rooms }: PricedHoliday) => ({
  name: rooms[0]!.name,
  displayName: rooms.map(({ name }) => name).join(', '),
});

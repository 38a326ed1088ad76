/** Line items of a basket, one kind a thing sold (BSKT-02 to BSKT-07). */
import { holidayItemTotal } from '#domain/basket/receipt.ts';
import { holdBagsPrice } from '#domain/holiday/hold-bags.ts';
import { agentFees, flightsPrice, totalOf } from '#domain/holiday/price.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import type { Pence } from '#domain/money.ts';
import { headsOf } from '#domain/party.ts';
import { receiptOf, type Basket } from '#server/basket/basket-record.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { makeHoldBag } from '../holiday/bags.ts';
import { makeBoard } from '../holiday/holiday.ts';
import { moneyOf } from '../money.ts';
import { makeCarPark, makeFulfilment, makeInsurance, makeTransfer } from './extras.ts';

/** What was taken in, then what was chosen beside it. */
export function makeLineItems(shop: WebContext, basket: Basket) {
  const { holiday, choices, id } = basket;
  return [
    ...(holiday.flights
      ? [holidayItem(shop, basket, holiday.flights), fulfilmentItem(shop, basket, holiday.flights)]
      : [hotelItem(shop, basket)]),
    ...(choices.transfer ? [transferItem(shop, basket, choices.transfer)] : []),
    ...(choices.carPark
      ? [
          {
            kind: 'BasketableCarPark' as const,
            id: `${id}:parking`,
            carPark: makeCarPark(shop, choices.carPark, true),
            price: plainPrice(shop, choices.carPark.price),
          },
        ]
      : []),
    ...(choices.insurance
      ? [
          {
            kind: 'BasketableInsurance' as const,
            id: `${id}:insurance`,
            insurance: makeInsurance(shop, choices.insurance, true),
            price: plainPrice(shop, choices.insurance.price),
          },
        ]
      : []),
  ];
}

const plainPrice = (shop: WebContext, amount: Pence) => ({
  price: moneyOf(shop, amount),
  discountedPrice: moneyOf(shop, amount),
});

type Flights = NonNullable<PricedHoliday['flights']>;

function holidayItem(shop: WebContext, basket: Basket, { outbound, inbound }: Flights) {
  const { holiday, choices, id } = basket;
  const heads = headsOf(holiday.party);
  const atol = totalOf(holiday.lines.filter(({ kind }) => kind === 'atol'));
  return {
    kind: 'BasketableHoliday' as const,
    id: `${id}:holiday`,
    price: {
      ...plainPrice(shop, holidayItemTotal(receiptOf(basket, shop.market.currency).lines)),
      atolTrustProtectionFee: moneyOf(shop, atol),
      room: roomOf(holiday),
      board: makeBoard(holiday),
      baggagePrices: bagPrices(shop, choices.holdBags),
      boardQuoteId: holiday.hotelQuoteId,
      flightQuoteId: holiday.flightQuoteId,
      outboundFlightPrice: moneyOf(shop, flightsPrice([outbound], heads)),
      inboundFlightPrice: moneyOf(shop, flightsPrice([inbound], heads)),
      seatsPrice: moneyOf(shop, 0),
    },
  };
}

function bagPrices(shop: WebContext, holdBags: Basket['choices']['holdBags']) {
  if (!holdBags) return [];
  const { quantity, bag } = holdBags;
  return [
    {
      baggage: makeHoldBag(shop, bag, quantity),
      quantity,
      totalPrice: moneyOf(shop, holdBagsPrice(bag, quantity)),
    },
  ];
}

const hotelItem = (shop: WebContext, { holiday, id }: Basket) => ({
  kind: 'BasketableHotel' as const,
  id: `${id}:hotel`,
  price: {
    ...plainPrice(shop, totalOf(holiday.lines)),
    room: roomOf(holiday),
    board: makeBoard(holiday),
  },
});

function fulfilmentItem(shop: WebContext, { holiday, id }: Basket, { outbound, inbound }: Flights) {
  const fee = agentFees([outbound, inbound], headsOf(holiday.party).paying);
  return {
    kind: 'BasketableFlightBookingFulfilmentOption' as const,
    id: `${id}:fulfilment`,
    fulfilmentOption: makeFulfilment(shop, holiday)[0]!,
    flightReferences: [outbound.flightNumber, inbound.flightNumber],
    price: plainPrice(shop, fee),
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
    transfer: makeTransfer(shop, quote, true),
    price: {
      ...plainPrice(shop, quote.price),
      id: quote.quoteId,
      numberOfPassengers: paying + infants,
    },
  };
}

const roomOf = ({ rooms }: PricedHoliday) => ({
  name: rooms[0]!.name,
  displayName: rooms.map(({ name }) => name).join(', '),
});

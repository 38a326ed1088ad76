import { holdBagsPrice } from '#domain/holiday/hold-bags.ts';
import { agentFees, totalOf } from '#domain/holiday/price.ts';
/** Line items of a basket, one kind a thing sold (BSKT-02 to BSKT-07). */
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import { headsOf } from '#domain/party.ts';
import { receiptOf, type Basket } from '#server/basket/basket-record.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { makeHoldBag } from '../holiday/bags.ts';
import { moneyOf } from '../holiday/price.ts';
import { makeBoard } from '../search/deal.ts';
import { makeCarPark, makeFulfilment, makeInsurance, makeTransfer } from './extras.ts';

export function makeLineItems(shop: WebContext, basket: Basket) {
  const { holiday, choices, id } = basket;
  const plain = (amount: number) => ({
    kind: 'PlainPrice',
    price: moneyOf(shop, amount),
    discountedPrice: moneyOf(shop, amount),
  });
  return [
    holiday.flights ? holidayItem(shop, basket) : hotelItem(shop, holiday, id),
    ...fulfilmentItems(shop, holiday, id),
    ...(choices.transfer
      ? [
          {
            kind: 'BasketableTransfer',
            id: `${id}:transfer`,
            transfer: makeTransfer(shop, choices.transfer, true),
            price: {
              ...plain(choices.transfer.price),
              id: choices.transfer.quoteId,
              numberOfPassengers: peopleOf(holiday),
            },
          },
        ]
      : []),
    ...(choices.carPark
      ? [
          {
            kind: 'BasketableCarPark',
            id: `${id}:parking`,
            carPark: makeCarPark(shop, choices.carPark, true),
            price: plain(choices.carPark.price),
          },
        ]
      : []),
    ...(choices.insurance
      ? [
          {
            kind: 'BasketableInsurance',
            id: `${id}:insurance`,
            insurance: makeInsurance(shop, choices.insurance, true),
            price: plain(choices.insurance.price),
          },
        ]
      : []),
  ];
}

function holidayItem(shop: WebContext, basket: Basket) {
  const { holiday, choices, id } = basket;
  const extras = new Set(['transfer', 'parking', 'insurance', 'booking_fee']);
  const amount = totalOf(receiptOf(basket).lines.filter(({ kind }) => !extras.has(kind)));
  const { outbound, inbound } = holiday.flights!;
  const { paying, infants } = headsOf(holiday.party);
  const atol = totalOf(holiday.lines.filter(({ kind }) => kind === 'atol'));
  return {
    kind: 'BasketableHoliday',
    id: `${id}:holiday`,
    price: {
      price: moneyOf(shop, amount),
      discountedPrice: moneyOf(shop, amount),
      atolTrustProtectionFee: moneyOf(shop, atol),
      room: roomOf(holiday),
      board: makeBoard(holiday),
      baggagePrices: bagPrices(shop, choices.holdBags),
      boardQuoteId: holiday.hotelQuoteId,
      flightQuoteId: holiday.flightQuoteId,
      outboundFlightPrice: moneyOf(shop, outbound.fare * paying + outbound.infantFare * infants),
      inboundFlightPrice: moneyOf(shop, inbound.fare * paying + inbound.infantFare * infants),
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

function hotelItem(shop: WebContext, holiday: PricedHoliday, id: string) {
  const amount = moneyOf(shop, totalOf(holiday.lines));
  return {
    kind: 'BasketableHotel',
    id: `${id}:hotel`,
    price: {
      price: amount,
      discountedPrice: amount,
      room: roomOf(holiday),
      board: makeBoard(holiday),
    },
  };
}

function fulfilmentItems(shop: WebContext, holiday: PricedHoliday, id: string) {
  if (!holiday.flights) return [];
  const { outbound, inbound } = holiday.flights;
  const fee = moneyOf(shop, agentFees([outbound, inbound], headsOf(holiday.party).paying));
  return [
    {
      kind: 'BasketableFlightBookingFulfilmentOption',
      id: `${id}:fulfilment`,
      fulfilmentOption: makeFulfilment(shop, holiday)[0],
      flightReferences: [outbound.flightNumber, inbound.flightNumber],
      price: { kind: 'PlainPrice', price: fee, discountedPrice: fee },
    },
  ];
}

const roomOf = ({ rooms }: PricedHoliday) => ({
  name: rooms[0]!.name,
  displayName: rooms.map(({ name }) => name).join(', '),
});

const peopleOf = ({ party }: PricedHoliday): number => {
  const { paying, infants } = headsOf(party);
  return paying + infants;
};

/** Prices that pages show, with the holidays behind them: links to deals at a total. */
import { formatMoney, type Money } from '#domain/money.ts';
import type { ApiVisitor } from '#testing/running-shop.ts';
import { roundedUp } from '#web/parts/in-few-words.ts';
import { wordsOf } from './crawl.ts';

export type PricedLink = {
  readonly from: string;
  readonly hotelQuoteId: string;
  readonly flightQuoteId: string;
  /** In hundredths. */
  readonly seen: number;
  /** Prices in the words of the link, `£1,234`. */
  readonly shown: readonly string[];
};

const LINK = /<a\b[^>]*?\shref="\/holiday\/([^/"]+)\/([^/"?]+)\?seen=(\d+)"[^>]*>(.*?)<\/a>/gs;
const PRICE = /[£€][\d,]+(?:\.\d\d)?/g;

/** The priced links of a page. */
export const pricedLinks = (from: string, html: string): readonly PricedLink[] =>
  [...html.matchAll(LINK)].map(
    ([, hotelQuoteId = '', flightQuoteId = '', seen = '', markup = '']) => ({
      from,
      hotelQuoteId: decodeURIComponent(hotelQuoteId),
      flightQuoteId: decodeURIComponent(flightQuoteId),
      seen: Number(seen),
      shown: wordsOf(markup).match(PRICE) ?? [],
    }),
  );

const HOLIDAY = `query ($hotelQuoteId: ID!, $flightQuoteId: ID!, $seenTotal: Int) {
  holiday(hotelQuoteId: $hotelQuoteId, flightQuoteId: $flightQuoteId, seenTotal: $seenTotal) {
    kind: __typename
    ... on Holiday { price { total { amount currencyCode } perPerson { amount currencyCode } } }
  }
}`;

type Answer = {
  readonly holiday: {
    readonly kind: string;
    readonly price?: { readonly total: Money; readonly perPerson: Money };
  };
};

/** What a link opens as by the API: nothing where it can't be booked. */
export async function openLink(
  { ask }: ApiVisitor,
  { hotelQuoteId, flightQuoteId, seen }: PricedLink,
): Promise<Answer['holiday']> {
  const { holiday } = await ask<Answer>(HOLIDAY, { hotelQuoteId, flightQuoteId, seenTotal: seen });
  return holiday;
}

/** Why a priced link is wrong: not a bookable deal, at another total, or another price shown. */
export async function priceFaults(visitor: ApiVisitor, link: PricedLink): Promise<string[]> {
  const { kind, price } = await openLink(visitor, link);
  const at = `${link.from} leads to ${link.hotelQuoteId}/${link.flightQuoteId}`;
  if (!price) return [`${at}, which opens as ${kind}`];
  if (price.total.amount !== link.seen)
    return [`${at} at ${link.seen}, which opens at ${price.total.amount}`];
  const { total, perPerson } = price;
  const costs = [total, perPerson, roundedUp(perPerson)].flatMap((money) => [
    formatMoney(money),
    formatMoney(money, 'always'),
  ]);
  return link.shown
    .filter((text) => !costs.includes(text))
    .map((text) => `${at} as ${text}, which costs ${costs.join(', ')}`);
}

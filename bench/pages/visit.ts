/**
 * Addresses of the pages that are measured, found as a visitor would come to them; the checkout
 * step belongs to the given cookie.
 */
import * as v from 'valibot';
import type { IsoDate } from '#domain/dates.ts';
import { makeCriteriaInput } from '#web/parts/criteria-input.ts';
import { routes } from '#web/routes.ts';
import { makeSearches, searchPath } from './searches.ts';

export type Visit = { readonly name: string; readonly url: string; readonly cookie: string };

const Package = v.object({
  hotelQuoteId: v.string(),
  flightQuoteId: v.string(),
  price: v.object({ total: v.object({ amount: v.number() }) }),
});
const Found = v.object({
  data: v.object({ packageSearchResults: v.object({ packages: v.array(Package) }) }),
});
const Created = v.object({
  data: v.object({ createBasket: v.object({ basket: v.object({ id: v.string() }) }) }),
});
const Begun = v.object({
  data: v.object({ checkoutFromBasket: v.object({ checkout: v.object({ id: v.string() }) }) }),
});

const SEARCH = `query Bench($criteria: SearchCriteriaInput!) { packageSearchResults(criteria: $criteria) { packages { hotelQuoteId flightQuoteId price { total { amount } } } } }`;
const CREATE = `mutation Bench($hotelQuoteId: ID!, $flightQuoteId: ID!, $acceptedTotal: Int!) { createBasket(hotelQuoteId: $hotelQuoteId, flightQuoteId: $flightQuoteId, acceptedTotal: $acceptedTotal) { ... on BasketCreated { basket { id } } } }`;
const BEGIN = `mutation Bench($basketId: ID!) { checkoutFromBasket(basketId: $basketId) { checkout { id } } }`;
const FULL_PAGE = 20;

/**
 * Home, results, deal, and the first step of the checkout. `least`: holidays on the results page; a
 * small world has no full page.
 */
export async function findVisits(
  site: string,
  today: IsoDate,
  least = FULL_PAGE,
): Promise<Visit[]> {
  for (const criteria of makeSearches(50, 11, today)) {
    const found = await ask(site, Found, SEARCH, { criteria: makeCriteriaInput(criteria) });
    const { packages } = found.answer.data.packageSearchResults;
    const deal = packages[0];
    if (packages.length < least || !deal) continue;
    const { hotelQuoteId, flightQuoteId } = deal;
    const step = await openCheckout(site, {
      hotelQuoteId,
      flightQuoteId,
      acceptedTotal: deal.price.total.amount,
    }).catch(() => undefined);
    if (!step) continue;
    return [
      { name: 'home', url: site + routes.home.href(), cookie: '' },
      { name: 'results', url: site + searchPath(criteria), cookie: '' },
      { name: 'deal', url: site + routes.deal.href({ hotelQuoteId, flightQuoteId }), cookie: '' },
      {
        name: 'passengers',
        url: site + routes.checkoutStep.href({ checkoutId: step.checkoutId, step: 'passengers' }),
        cookie: step.cookie,
      },
    ];
  }
  throw new Error(
    'no search of this list has so many results that can be bought: try a larger world',
  );
}

async function openCheckout(
  site: string,
  holiday: Record<string, string | number>,
): Promise<{ readonly checkoutId: string; readonly cookie: string }> {
  const created = await ask(site, Created, CREATE, holiday);
  const begun = await ask(
    site,
    Begun,
    BEGIN,
    { basketId: created.answer.data.createBasket.basket.id },
    created.cookie,
  );
  return { checkoutId: begun.answer.data.checkoutFromBasket.checkout.id, cookie: created.cookie };
}

async function ask<T>(
  site: string,
  schema: v.GenericSchema<unknown, T>,
  query: string,
  variables: object,
  cookie = '',
): Promise<{ readonly answer: T; readonly cookie: string }> {
  const response = await fetch(`${site}/graphql?operation_name=Bench`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ operationName: 'Bench', query, variables }),
  });
  const set = response.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  return { answer: v.parse(schema, await response.json()), cookie: set };
}

/**
 * What a request asks of this thread, told as cheaply as can be: refusing must cost next to
 * nothing.
 */
import type { FastifyRequest } from 'fastify';
import type { OperationWeight } from '#graphql/execution/operation-weight.ts';
import { routes } from '#web/routes.ts';
import type { Demand } from './admission.ts';

export type DemandOf = (request: FastifyRequest) => Demand;

export const NOTIFICATION: Demand = { class: 'purchase', cost: 1 };
/** Drawn when first asked for. */
export const PICTURE: Demand = { class: 'picture', cost: 2 };
/** Of an order; set and printed for each who asks. */
export const DOCUMENT: Demand = { class: 'purchase', cost: 8 };

const LIGHT = 1;
const HEAVY = 5;

/** A page of the checkout, and every posted form, is a purchase. */
export const pageDemand: DemandOf = ({ method, url }) => {
  const path = pathOf(url);
  const isDeal = path.startsWith(DEAL);
  const cost = isDeal || isSearch(path) ? HEAVY : LIGHT;
  if (method === 'POST' || isPurchase(path)) return { class: 'purchase', cost };
  return { class: isDeal ? 'deal' : 'browsing', cost };
};

/** As the router reads it: without the last slash, in small letters. */
const pathOf = (url: string): string =>
  url
    .split('?', 1)[0]!
    .replace(/(?<=.)\/+$/, '')
    .toLowerCase();

/** What stands before the first part of a pattern that differs from address to address. */
const beginningOf = ({ paths: [path] }: { readonly paths: readonly [string] }): string =>
  path.slice(0, path.indexOf(':'));

const DEAL = beginningOf(routes.deal);
const PURCHASES = [routes.extras, routes.checkoutStep].map(beginningOf);
const isPurchase = (path: string): boolean =>
  PURCHASES.some((beginning) => path.startsWith(beginning));

const { home, cityBreaks, results, testResults, discovery, holidays } = routes;
const SEARCHES = new Set(
  [home, cityBreaks, results, testResults, discovery, holidays].map(({ href }) => href()),
);
const SEARCHES_UNDER = [routes.destination, routes.hotel, holidays].map(beginningOf);
const isSearch = (path: string): boolean =>
  SEARCHES.has(path) || SEARCHES_UNDER.some((beginning) => path.startsWith(beginning));

/** What is not known beforehand costs as much as a search. */
const UNKNOWN_COST = 4;

/**
 * Of a data call: of our own pages by the `operation_name` of its address, of strangers by whether
 * their text names a field that belongs to a purchase. Who borrows such a name gets no more than
 * its place in the queue; the limits of an operation hold all the same.
 */
export function callDemand(
  weights: readonly OperationWeight[],
  purchaseFields: readonly string[],
): DemandOf {
  const ofPurchase = new RegExp(`\\b(?:${purchaseFields.join('|')})\\b`);
  const demands = new Map(
    weights.map(({ name, cost, ...weight }): [string, Demand] => [
      name,
      { class: classOf(weight), cost },
    ]),
  );
  return ({ url, body }) =>
    demands.get(/[?&]operation_name=(\w+)/.exec(url)?.[1] ?? '') ?? {
      class:
        Buffer.isBuffer(body) && ofPurchase.test(body.toString('latin1')) ? 'purchase' : 'browsing',
      cost: UNKNOWN_COST,
    };
}

function classOf({ isPurchase, asksSuppliers }: Omit<OperationWeight, 'name' | 'cost'>) {
  if (isPurchase) return 'purchase';
  return asksSuppliers ? 'deal' : 'browsing';
}

/**
 * What a request asks of this thread, told as cheaply as can be: refusing must cost next to
 * nothing.
 */
import type { FastifyRequest } from 'fastify';
import type { Executor } from '#graphql/execution/execute.ts';
import { asksPurchaseAlone, type OperationWeight } from '#graphql/execution/operation-weight.ts';
import { readDataCall, type PostedCall } from '#http/endpoints/data-calls/data-call-request.ts';
import { routes } from '#web/routes.ts';
import type { Demand } from './admission.ts';

export type DemandOf = (request: FastifyRequest) => Demand;

export const NOTIFICATION: Demand = { class: 'purchase', cost: 1 };
/** Drawn when first asked for. */
export const PICTURE: Demand = { class: 'picture', cost: 2 };
/** Of an order; set and printed for each who asks. */
export const DOCUMENT: Demand = { class: 'purchase', cost: 8 };

/** What a browser tells in the background: every other page may come before it. */
export const EVENT: Demand = { class: 'browsing', cost: 1 };

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

const { home, cityBreaks, results, testResults, discovery, destinations, holidays } = routes;
const SEARCHES = new Set(
  [home, cityBreaks, results, testResults, discovery, destinations, holidays].map(({ href }) =>
    href(),
  ),
);
const SEARCHES_UNDER = [routes.destination, routes.hotel, holidays].map(beginningOf);
const isSearch = (path: string): boolean =>
  SEARCHES.has(path) || SEARCHES_UNDER.some((beginning) => path.startsWith(beginning));

/** What is not known beforehand costs as much as a search. */
const UNKNOWN_COST = 4;

/**
 * Of a data call: of our own pages by their text, of strangers by the fields at the root of theirs;
 * no name that a call gives itself decides. `weights`: of our own operations, by text. What will be
 * refused is no purchase.
 */
export function callDemand(
  weights: ReadonlyMap<string, OperationWeight>,
  { read }: Pick<Executor, 'read'>,
): DemandOf {
  return ({ body }) => {
    const call = Buffer.isBuffer(body) ? readDataCall(body) : undefined;
    const known = call && weights.get(call.query);
    if (known) return { class: classOf(known), cost: known.cost };
    const isPurchase = call !== undefined && isOfPurchase(call, read);
    return { class: isPurchase ? 'purchase' : 'browsing', cost: UNKNOWN_COST };
  };
}

function isOfPurchase({ query, operationName }: PostedCall, read: Executor['read']): boolean {
  try {
    return asksPurchaseAlone(read(query), operationName ?? undefined);
  } catch {
    return false;
  }
}

function classOf({ isPurchase, asksSuppliers }: OperationWeight) {
  if (isPurchase) return 'purchase';
  return asksSuppliers ? 'deal' : 'browsing';
}

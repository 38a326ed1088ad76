/**
 * What a request asks of this thread, told as cheaply as can be: refusing must cost next to
 * nothing.
 */
import type { FastifyRequest } from 'fastify';
import type { OperationWeight } from '#graphql/execution/operation-weight.ts';
import type { Demand } from './admission.ts';

export type DemandOf = (request: FastifyRequest) => Demand;

export const NOTIFICATION: Demand = { class: 'purchase', cost: 1 };
/** Drawn when first asked for. */
export const PICTURE: Demand = { class: 'picture', cost: 2 };
/** Of an order; set and printed for each who asks. */
export const DOCUMENT: Demand = { class: 'purchase', cost: 8 };

const PURCHASE_PAGE = /^\/(?:booking|extras)\//;
const DEAL_PAGE = /^\/holiday\//;
/** Pages that search. */
const SEARCH_PAGE =
  /^\/(?:$|results|test-results|holiday-discovery|holidays|destinations\/|hotels\/)/;
const LIGHT = 1;
const HEAVY = 5;

/** A page of the checkout, and every posted form, is a purchase. */
export const pageDemand: DemandOf = ({ method, url }) => {
  const [path = ''] = url.split('?', 1);
  const isDeal = DEAL_PAGE.test(path);
  const cost = isDeal || SEARCH_PAGE.test(path) ? HEAVY : LIGHT;
  if (method === 'POST' || PURCHASE_PAGE.test(path)) return { class: 'purchase', cost };
  return { class: isDeal ? 'deal' : 'browsing', cost };
};

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

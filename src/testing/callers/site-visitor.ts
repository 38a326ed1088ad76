/** Somebody who asks the site's API over HTTP, with a session, as a browser does. */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import {
  createBasket,
  departureDay,
  fillCheckout,
  findGoodPackage,
  openCheckout,
  SoldOtherwise,
} from '#testing/api-purchase.ts';
import type { ApiVisitor, Variables } from '#testing/running-shop.ts';

export type SiteVisitor = Pick<ApiVisitor, 'ask'> & {
  /** Posts an operation and gives the answer as it came. */
  readonly post: (query: string, variables?: object) => Promise<Response>;
  readonly cookie: () => string;
};

/** In which visitors tell the network they come from, as the proxy of a site would. */
export const ADDRESS_HEADER = 'x-forwarded-for';

/** The site, or something behind it, was away or asked too much: the same is to be asked again. */
export class NotNow extends Error {}

const Answer = v.object({
  data: v.nullish(v.unknown()),
  errors: v.optional(v.array(v.looseObject({ message: v.string() }))),
});

/** Somebody new; from a network address of their own, where one is told. */
export function openSiteVisitor(url: string, address = ''): SiteVisitor {
  let cookie = '';
  const post: SiteVisitor['post'] = async (query, variables = {}) => {
    const operationName = /(?:query|mutation) (\w+)/.exec(query)?.[1];
    const response = await reached(
      fetch(`${url}/graphql?operation_name=${operationName}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, [ADDRESS_HEADER]: address },
        body: JSON.stringify({ operationName, query, variables }),
      }),
    );
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return response;
  };
  return {
    post,
    cookie: () => cookie,
    ask: async <Data>(query: string, variables = {}) => {
      const response = await post(query, variables);
      const text = await reached(response.text());
      if (response.status === 503) throw new NotNow(text);
      const { data, errors } = v.parse(Answer, JSON.parse(text));
      if (errors) throw new Error(JSON.stringify(errors));
      // The caller wrote the text that the data answers.
      return data as Data;
    },
  };
}

/** A connection that breaks says nothing about what was asked. */
async function reached<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (cause) {
    throw new NotNow('nobody answers', { cause });
  }
}

export type ReadyCheckout = { readonly checkoutId: string; readonly paymentToken: string };

/**
 * A checkout of a holiday of this visitor, paid and ready to be placed; it leaves in the first of
 * so many `days` that has a room.
 */
export async function preparePurchase(
  visitor: SiteVisitor,
  cardFields: string,
  criteria: Variables = {},
  days: readonly number[] = DAYS_AHEAD,
): Promise<ReadyCheckout> {
  const checkoutId = await openCheckout(visitor, await putInBasket(visitor, criteria, days));
  await fillCheckout(visitor, checkoutId);
  return payByCard(visitor, cardFields, checkoutId);
}

/** Days ahead that are tried: on some the hotel where everything goes well has a room or two. */
const DAYS_AHEAD = [180, 187, 194, 201, 208];

/** A basket of the first holiday that is still to be had; the id. */
async function putInBasket(
  visitor: SiteVisitor,
  criteria: Variables,
  days: readonly number[],
): Promise<string> {
  for (const ahead of days) {
    try {
      const wanted = { departureDate: departureDay(ahead), ...criteria };
      return await createBasket(visitor, await findGoodPackage(visitor, wanted));
    } catch (reason) {
      if (!(reason instanceof SoldOtherwise)) throw reason;
    }
  }
  throw new SoldOtherwise('the reference hotel is sold out on all days that were tried');
}

/** Pays for a checkout that is filled in. */
export async function payByCard(
  visitor: SiteVisitor,
  cardFields: string,
  checkoutId: string,
): Promise<ReadyCheckout> {
  const { token } = v.parse(
    v.object({ token: v.string() }),
    await (
      await fetch(`${cardFields}/tokens`, {
        method: 'POST',
        body: JSON.stringify({
          number: '4111111111111111',
          expiry: '08/35',
          code: '737',
          holder: 'A Hargreaves',
        }),
      })
    ).json(),
  );
  const { createPaymentRequest } = await visitor.ask<{
    createPaymentRequest: { __typename: string; paymentToken?: string };
  }>(
    'mutation Pay($checkoutId: ID!, $cardToken: String!, $press: ID!) { createPaymentRequest(checkoutId: $checkoutId, cardToken: $cardToken, idempotencyKey: $press) { __typename ... on PaymentRequest { paymentToken } } }',
    { checkoutId, cardToken: token, press: randomUUID() },
  );
  const { __typename, paymentToken } = createPaymentRequest;
  if (paymentToken === undefined) throw new Error(__typename);
  return { checkoutId, paymentToken };
}

export const PLACE =
  'mutation Place($checkoutId: ID!, $paymentToken: ID!) { placeOrder(checkoutId: $checkoutId, paymentToken: $paymentToken) { __typename ... on OrderPlacementFailed { reason } } }';

/** What placing says, a failure with its reason; asks again for as long as that is not known. */
export async function placeOrderOf(visitor: SiteVisitor, ready: ReadyCheckout): Promise<string> {
  for (;;) {
    const { placeOrder } = await visitor.ask<{
      placeOrder: { __typename: string; reason?: string };
    }>(PLACE, ready);
    const { __typename, reason } = placeOrder;
    if (reason !== 'order_processing') return sayOutcome(__typename, reason);
  }
}

/** An outcome in a word or two, such as `OrderPlacementFailed price_changed`. */
export const sayOutcome = (kind: string, reason?: string): string =>
  reason === undefined ? kind : `${kind} ${reason}`;

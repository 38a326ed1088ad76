import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import type { IsoDate } from '#domain/dates.ts';
import { never } from '#domain/errors/never.ts';
import type { OrderState } from '#domain/order/order-states.ts';
import { isProtected, protectedUntil } from '#domain/order/price-drop.ts';
import { dataCall, type DataCall } from '#web/data/data-call.ts';
import { pageContext } from '#web/page-properties.ts';
import { dateIn, serverNow } from '#web/parts/Basket/server-now.ts';
import { routes } from '#web/routes.ts';
import basket from '#web/texts/en-GB/basket.json';
import cancelledTooLate from '#web/texts/en-GB/orders/cancelled_too_late.json';
import confirmation from '#web/texts/en-GB/orders/confirmation.json';
import priceDrop from '#web/texts/en-GB/orders/price_drop.json';
import { readTyped } from '#web/ui/use-posted-form.ts';
import { beginAccount } from './begin-account.ts';
import { CancelledOrder } from './CancelledOrder.tsx';
import { ConfirmationView } from './ConfirmationView.tsx';
import { LinkOver } from './LinkOver.tsx';
import { NotProcessed } from './NotProcessed.tsx';
import type { PosterPlace } from './PlacePoster.tsx';
import type { ShownPriceDrop } from './PriceDrop.tsx';
import {
  ClaimPriceDrop,
  ConfirmationPage,
  ConfirmationPlace,
  ConfirmationPriceDrop,
  type ConfirmedOrderFragment,
} from './query.generated.ts';

export const handle = {
  texts: { basket, cancelled_too_late: cancelledTooLate, confirmation, price_drop: priceDrop },
};

/**
 * Follows the order to its end, as far as it has got (ORD-02); an order request has a page of its
 * own, and without an order the payment step says how it stands. `key` in the query, from the link
 * of the mail, opens the order for reading in any browser. A customer who has been away logs in
 * first.
 */
export async function loader({
  request,
  params: { checkoutId = '' },
  context,
}: LoaderFunctionArgs) {
  const call = context.get(dataCall);
  const { pathname, search, searchParams } = new URL(request.url);
  const key = searchParams.get('key');
  const { commitOrder } = await call(ConfirmationPage, { checkoutId, key });
  switch (commitOrder.__typename) {
    case 'ProcessingOrder': {
      const { order } = commitOrder;
      if (order.status === 'PENDING')
        throw redirect(routes.orderRequest.href({ checkoutId, query: search.slice(1) }));
      const { now, domainConfig } = context.get(pageContext);
      const today = dateIn(domainConfig.timeZone, serverNow(now));
      const [place, priceDrop] = await Promise.all([
        loadPlace(call, order),
        loadPriceDrop(call, order, today),
      ]);
      return { kind: 'order' as const, order, place, priceDrop };
    }
    case 'UnprocessedOrder':
      if (commitOrder.reason === CANCELLED) return { kind: 'cancelled' as const };
      if (commitOrder.reason !== 'ABSENT')
        return { kind: 'unprocessed' as const, checkoutId: key === null ? checkoutId : undefined };
      if (context.get(pageContext).authentication.isAway && key === null)
        throw redirect(
          routes.login.href({ query: new URLSearchParams({ redirect_to: pathname }) }),
        );
      if (key === null) throw redirect(routes.checkoutStep.href({ checkoutId, step: 'payment' }));
      return data({ kind: 'link_over' as const }, { status: 404 });
    default:
      return never(commitOrder);
  }
}

const CANCELLED: OrderState = 'CANCELLED';

/** Claims a lower price where the form names the order, else begins an account. */
export async function action({
  request,
  params: { checkoutId = '' },
  context,
}: ActionFunctionArgs) {
  const call = context.get(dataCall);
  const { orderCode } = readTyped(await request.formData());
  if (orderCode !== undefined)
    return redirect(await claimPriceDrop(call, checkoutId, orderCode), SEE_OTHER);
  const begun = await beginAccount(call, checkoutId);
  if (!begun) throw data(null, { status: 404 });
  if (begun.kind === 'leads to') return redirect(begun.path, SEE_OTHER);
  const { status, message } = begun;
  return data({ message }, { status });
}

const SEE_OTHER = 303;

/**
 * Asks what the booked holiday costs now (GQL-08), and says where the answer stands: on the page;
 * who may not ask is led to the login.
 */
async function claimPriceDrop(
  call: DataCall,
  checkoutId: string,
  orderCode: string,
): Promise<string> {
  const page = routes.confirmation.href({ checkoutId });
  const { createPriceDropProtectionClaim: claim } = await call(ClaimPriceDrop, { orderCode });
  return claim.__typename === 'OrderNotFound'
    ? routes.login.href({ query: new URLSearchParams({ redirect_to: page }) })
    : `${page}#price-drop`;
}

/** Who may only read the order is told nothing of it. */
async function loadPriceDrop(
  call: DataCall,
  { reference, status, isShared, holiday: { departureDate } }: ConfirmedOrderFragment,
  today: IsoDate,
): Promise<ShownPriceDrop | undefined> {
  if (isShared) return undefined;
  const { priceDropProtections } = await call(ConfirmationPriceDrop, { orderCode: reference });
  if (priceDropProtections === null)
    return isProtected({ status, departureDate }, today)
      ? { kind: 'guest', until: protectedUntil(departureDate) }
      : undefined;
  const [protection] = priceDropProtections;
  return protection && (protection.isOpen || protection.claims.length > 0)
    ? { kind: 'protected', protection }
    : undefined;
}

/** The place for the poster: the resort, with its own picture. */
async function loadPlace(
  call: DataCall,
  { hotel }: ConfirmedOrderFragment,
): Promise<PosterPlace | null> {
  const resort =
    hotel.locatedIn.find(({ name }) => name === hotel.resortName) ?? hotel.locatedIn[0];
  return (resort && (await call(ConfirmationPlace, { id: resort.id })).destinationById) ?? null;
}

export function Component() {
  const shown = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  switch (shown.kind) {
    case 'order':
      return (
        <ConfirmationView
          order={shown.order}
          place={shown.place}
          accountRefusal={refused?.message}
          priceDrop={shown.priceDrop}
        />
      );
    case 'cancelled':
      return <CancelledOrder />;
    case 'unprocessed':
      return <NotProcessed checkoutId={shown.checkoutId} />;
    case 'link_over':
      return <LinkOver />;
    default:
      return never(shown);
  }
}

import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { mayDo } from '#domain/booking/booking-roles.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { dataCall } from '#web/data/data-call.ts';
import { backToForm } from '#web/parts/back-to-form.ts';
import { freshProofHref } from '#web/parts/fresh-proof.ts';
import { routes } from '#web/routes.ts';
import account from '#web/texts/en-GB/customers/account.json';
import cancelling from '#web/texts/en-GB/customers/cancelling.json';
import { CancelledView } from './CancelledView.tsx';
import { CancellingView } from './CancellingView.tsx';
import { CancellingPage, CancelOrder } from './query.generated.ts';
import { RefundsView } from './RefundsView.tsx';

export const handle = { texts: { account, cancelling } };

const SEE_OTHER = 303;
const REFUSED = 422;
const ABSENT = { status: 404 } as const;

/**
 * What cancelling comes to, for the lead of the order; what goes back of it, for whoever may know
 * what it costs. Who is not logged in is asked to. A code that is nobody's and one that another
 * leads are the same 404 (S-05).
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { orderCode = '' } = params;
  const { customer, booking, orderCancellation } = await context.get(dataCall)(CancellingPage, {
    orderCode: orderCode.toUpperCase(),
  });
  const { pathname } = new URL(request.url);
  if (!customer)
    throw redirect(routes.login.href({ query: new URLSearchParams({ redirect_to: pathname }) }));
  if (!booking || !mayDo(booking.role, 'prices')) throw data(null, ABSENT);
  const refunds = bookingRoutes.refunds.href({ orderCode: booking.reference });
  const isOfRefunds = pathname.toLowerCase() === refunds.toLowerCase();
  if (!orderCancellation && !isOfRefunds) throw data(null, ABSENT);
  return { booking, cancellation: orderCancellation, isOfRefunds };
}

/** Cancels at the sums that the page has shown; else says why nothing was done. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const orderCode = (params['orderCode'] ?? '').toUpperCase();
  const form = await request.formData();
  const { cancelOrder } = await context.get(dataCall)(CancelOrder, {
    orderCode,
    acceptedLoss: readSum(form.get('loss')),
    acceptedAside: readSum(form.get('aside')),
  });
  switch (cancelOrder.__typename) {
    case 'OrderCancellation':
      return redirect(bookingRoutes.refunds.href({ orderCode }), SEE_OTHER);
    case 'FreshProofNeeded':
      return redirect(freshProofHref(bookingRoutes.cancel.href({ orderCode })), SEE_OTHER);
    case 'InvalidInput':
      return data(
        cancelOrder.errors.map(({ message }) => ({ fieldId: 'cancel', message })),
        { status: REFUSED },
      );
    default:
      return backToForm(request);
  }
}

/** One that no page has shown is none that anybody agreed to. */
function readSum(text: FormDataEntryValue | null): number {
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : NOBODYS;
}

const NOBODYS = -1;

export function Component() {
  const { booking, cancellation, isOfRefunds } = useLoaderData<typeof loader>();
  const problems = useActionData<typeof action>() ?? [];
  if (!cancellation || (cancellation.state === 'QUOTED' && isOfRefunds))
    return <RefundsView booking={booking} />;
  return cancellation.state === 'QUOTED' ? (
    <CancellingView cancellation={cancellation} booking={booking} problems={problems} />
  ) : (
    <CancelledView cancellation={cancellation} booking={booking} />
  );
}

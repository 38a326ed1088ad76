import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { CHANGING_REFUSALS } from '#domain/order/changing-refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { dataCall } from '#web/data/data-call.ts';
import { answerForm } from '#web/parts/answer-form.ts';
import { backToForm } from '#web/parts/back-to-form.ts';
import { routes } from '#web/routes.ts';
import bookingChange from '#web/texts/en-GB/orders/booking_change.json';
import myBooking from '#web/texts/en-GB/orders/my_booking.json';
import { readTyped } from '#web/ui/use-posted-form.ts';
import { ChangeEnded } from './ChangeEnded.tsx';
import { ChangeView } from './ChangeView.tsx';
import { AcceptOrderChange, ChangePage, FinishOrderChangePayment } from './query.generated.ts';

export const handle = { texts: { my_booking: myBooking, booking_change: bookingChange } };

/** A change that was asked for: its quote, and then what became of it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { orderCode = '', changeId = '' } = params;
  const { customer, orderChange } = await context.get(dataCall)(ChangePage, { changeId });
  if (!customer) {
    const query = new URLSearchParams({ redirect_to: new URL(request.url).pathname });
    throw redirect(routes.login.href({ query }));
  }
  if (orderChange?.orderReference !== orderCode.toUpperCase()) throw data(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const errors =
    orderChange.state === 'QUOTED'
      ? await finish(context, { orderCode, changeId }, searchParams)
      : [];
  return { change: orderChange, errors };
}

/**
 * Back from the payment page: once the change is accepted its own address says how it stands; else
 * why not. Nothing for whoever comes from elsewhere.
 */
async function finish(
  context: LoaderFunctionArgs['context'],
  { orderCode, changeId }: { readonly orderCode: string; readonly changeId: string },
  query: URLSearchParams,
): Promise<readonly { readonly message: string }[]> {
  const [sessionId, sessionResult] = [query.get('sessionId'), query.get('sessionResult')];
  if (sessionId === null || sessionResult === null) return [];
  const { finishOrderChangePayment: answer } = await context.get(dataCall)(
    FinishOrderChangePayment,
    { changeId, sessionId, sessionResult },
  );
  if (answer.kind === 'InvalidInput') return answer.errors;
  throw redirect(bookingRoutes.change.href({ orderCode, changeId }), SEE_OTHER);
}

const SEE_OTHER = 303;

/** Accepts the total that was shown. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { orderCode = '', changeId = '' } = params;
  const typed = readTyped(await request.formData());
  const outOfReach = sentenceOf(CHANGING_REFUSALS, 'changes_out_of_reach');
  return answerForm({ context, typed, outOfReach }, async () => {
    const { acceptOrderChange: answer } = await context.get(dataCall)(AcceptOrderChange, {
      changeId,
      acceptedTotal: Number(/^\d{1,9}$/.test(typed['total'] ?? '') ? typed['total'] : 0),
    });
    if (answer.kind === 'OrderChange') return bookingRoutes.change.href({ orderCode, changeId });
    if (answer.kind === 'PaymentPage') return answer.url;
    if (answer.kind === 'InvalidInput')
      return answer.errors.map(({ message }) => ({ field: '', message }));
    throw backToForm(request);
  });
}

export function Component() {
  const { change, errors: onReturn } = useLoaderData<typeof loader>();
  const errors = useActionData<typeof action>()?.errors ?? onReturn;
  const problems = errors.map(({ message }) => ({ fieldId: 'accept', message }));
  return change.state === 'QUOTED' ? (
    <ChangeView change={change} problems={problems} />
  ) : (
    <ChangeEnded change={change} />
  );
}

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
import { openBooking } from '#web/parts/Booking/open-booking.ts';
import { quoteEnd } from '#web/parts/Booking/quote-end.ts';
import { readChosen } from '#web/parts/Seats/seating.ts';
import bookingExtras from '#web/texts/en-GB/orders/booking_extras.json';
import myBooking from '#web/texts/en-GB/orders/my_booking.json';
import seats from '#web/texts/en-GB/orders/seats.json';
import { NoSeats } from './NoSeats.tsx';
import { BookedSeatsPage, QuoteSeats } from './query.generated.ts';
import { seatsOut, textsOf, wayOf, WAYS, type Way } from './seats-address.ts';
import { SeatsView } from './SeatsView.tsx';

export const handle = {
  texts: { my_booking: myBooking, booking_extras: bookingExtras, seats },
};

/**
 * One flight's cabin, with who sits where by the address (ACCT-02, FLT-07). Where no way is named,
 * or one whose seats are booked, it is the first that has none.
 */
export async function loader({ request, params: { orderCode = '' }, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const way = wayOf(searchParams) ?? 'OUTBOUND';
  const found = await context.get(dataCall)(BookedSeatsPage, { orderCode, way });
  const booking = openBooking(found, request);
  const { seatsChange } = booking;
  if (!seatsChange) throw data(null, { status: 404 });
  const open = seatsChange.flights.filter((flight) => flight.seats.length === 0);
  const [first] = open;
  if (seatsChange.refusal === null && first && !open.some((flight) => flight.way === way))
    throw redirect(seatsHref(orderCode, first.way));
  const { seatMap } = seatsChange.cabin;
  return {
    booking,
    seatsChange,
    way,
    out: way === 'INBOUND' ? seatsOut(searchParams) : [],
    chosen: seatMap && first ? readChosen(searchParams, seatMap, []) : null,
  };
}

/**
 * Asks what the chosen seats come to. Those of the flight out are held by the airline before those
 * of the flight home are chosen; refused ones come back with all that was chosen.
 */
export async function action({ request, params: { orderCode = '' }, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const way = wayOf(new URL(request.url).searchParams) ?? 'OUTBOUND';
  const given = textsOf(form, 's');
  const out = seatsOut(form);
  const intent = form.get('intent');
  if (intent === 'skip') return redirect(seatsHref(orderCode, 'INBOUND'), SEE_OTHER);
  const wanted = intent === 'none' ? [] : given;
  const asked =
    way === 'OUTBOUND' ? { outbound: wanted, inbound: [] } : { outbound: out, inbound: wanted };
  const outOfReach = sentenceOf(CHANGING_REFUSALS, 'changes_out_of_reach');
  return answerForm({ context, typed: { seats: given, out }, outOfReach }, async () => {
    const { quoteOrderChange } = await context.get(dataCall)(QuoteSeats, { orderCode, ...asked });
    const end = quoteEnd(quoteOrderChange, { request, orderCode }, (field) => fieldOf(field, way));
    return typeof end === 'string' && intent === 'next'
      ? seatsHref(orderCode, 'INBOUND', given)
      : end;
  });
}

const SEE_OTHER = 303;

/** `outbound[1]` of the API is `seats[1]` of the page that chooses them. */
const fieldOf = (field: string, way: Way): string =>
  field.startsWith(WAYS[way]) ? `seats${field.slice(WAYS[way].length)}` : field;

const seatsHref = (orderCode: string, way: Way, out: readonly string[] = []): string =>
  bookingRoutes.seats.href({
    orderCode,
    query: new URLSearchParams([['way', WAYS[way]], ...out.map((seat) => [WAYS.OUTBOUND, seat])]),
  });

export function Component() {
  const { chosen, ...facts } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const cabin = facts.seatsChange.cabin.seatMap;
  return cabin && chosen ? (
    <SeatsView {...facts} cabin={cabin} chosen={chosen} refused={refused} />
  ) : (
    <NoSeats {...facts} />
  );
}

import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { parseUkDate } from '#domain/dates.ts';
import { CHANGING_REFUSALS } from '#domain/order/changing-refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { dataCall } from '#web/data/data-call.ts';
import { answerForm } from '#web/parts/answer-form.ts';
import { openBooking } from '#web/parts/Booking/open-booking.ts';
import { quoteEnd } from '#web/parts/Booking/quote-end.ts';
import bookingChange from '#web/texts/en-GB/orders/booking_change.json';
import myBooking from '#web/texts/en-GB/orders/my_booking.json';
import { readTyped } from '#web/ui/use-posted-form.ts';
import { DatesView } from './DatesView.tsx';
import { ChangeDatesPage, QuoteDatesChange } from './query.generated.ts';

export const handle = { texts: { my_booking: myBooking, booking_change: bookingChange } };

/** Other nights and other flights for a booked holiday (ACCT-02). */
export async function loader({ request, params: { orderCode = '' }, context }: LoaderFunctionArgs) {
  const asked = nightsIn(new URL(request.url).searchParams);
  const booking = openBooking(
    await context.get(dataCall)(ChangeDatesPage, { orderCode, ...asked }),
    request,
  );
  const { datesChange, flightChoices } = booking;
  if (!datesChange || !flightChoices) throw data(null, { status: 404 });
  return { booking, datesChange, flightChoices, asked };
}

/** For which nights, and from where, flights are shown; null where nothing is said of it. */
function nightsIn(params: URLSearchParams) {
  const [checkIn, nights, from] = ['checkIn', 'nights', 'from'].map((name) => params.get(name));
  return {
    checkIn: checkIn ? (parseUkDate(checkIn) ?? checkIn) : null,
    nights: nights ? numberOf(nights) : null,
    from: from || null,
  };
}

const numberOf = (nights: string): number => (/^\d{1,2}$/.test(nights) ? Number(nights) : 0);

/** Asks what the typed nights come to, by the other form with the flights that are chosen. */
export async function action({ request, params: { orderCode = '' }, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  const outOfReach = sentenceOf(CHANGING_REFUSALS, 'changes_out_of_reach');
  return answerForm({ context, typed, outOfReach }, async () => {
    const { checkIn = '', nights = '', flightQuoteId = '' } = typed;
    const isOfFlights = typed['form'] === 'flights';
    if (isOfFlights && flightQuoteId === '') return [NOT_CHOSEN];
    const { quoteOrderChange: answer } = await context.get(dataCall)(QuoteDatesChange, {
      orderCode,
      // A browser that knows no dates sends them as they were typed.
      checkIn: parseUkDate(checkIn) ?? checkIn,
      nights: numberOf(nights),
      flightQuoteId: flightQuoteId || null,
    });
    return quoteEnd(answer, { request, orderCode }, (field) =>
      isOfFlights ? 'flightQuoteId' : field || 'checkIn',
    );
  });
}

const NOT_CHOSEN = {
  field: 'flightQuoteId',
  message: sentenceOf(CHANGING_REFUSALS, 'flights_not_chosen'),
};

export function Component() {
  const refused = useActionData<typeof action>();
  return <DatesView {...useLoaderData<typeof loader>()} refused={refused} />;
}

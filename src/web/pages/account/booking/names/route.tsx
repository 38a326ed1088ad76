import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { CHANGING_REFUSALS } from '#domain/order/changing-refusals.ts';
import { FREE_LETTERS } from '#domain/order/changing.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { dataCall } from '#web/data/data-call.ts';
import { answerForm } from '#web/parts/answer-form.ts';
import { openBooking } from '#web/parts/Booking/open-booking.ts';
import { quoteEnd } from '#web/parts/Booking/quote-end.ts';
import bookingChange from '#web/texts/en-GB/orders/booking_change.json';
import bookingJoin from '#web/texts/en-GB/orders/booking_join.json';
import myBooking from '#web/texts/en-GB/orders/my_booking.json';
import { readTyped } from '#web/ui/use-posted-form.ts';
import { NamesView } from './NamesView.tsx';
import {
  ChangeNamesPage,
  QuoteFewerChange,
  QuoteJoinChange,
  QuoteNamesChange,
  QuotePlaceChange,
} from './query.generated.ts';

export const handle = {
  texts: { my_booking: myBooking, booking_change: bookingChange, booking_join: bookingJoin },
};

/** In which names a booking stands, to be corrected (ACCT-02). */
export async function loader({ request, params: { orderCode = '' }, context }: LoaderFunctionArgs) {
  const booking = openBooking(await context.get(dataCall)(ChangeNamesPage, { orderCode }), request);
  const { namesChange } = booking;
  if (!namesChange) throw data(null, { status: 404 });
  return { booking, namesChange, freeLetters: FREE_LETTERS };
}

/**
 * Asks what the corrected names come to, one pair of fields for each person; or by the other forms
 * somebody else in one’s place, or the holiday without somebody or with one more.
 */
export async function action({ request, params: { orderCode = '' }, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  const outOfReach = sentenceOf(CHANGING_REFUSALS, 'changes_out_of_reach');
  return answerForm({ context, typed, outOfReach }, async () => {
    if (typed['form'] === 'place') {
      const place = placeIn(typed);
      const { quoteOrderChange: answer } = await context.get(dataCall)(QuotePlaceChange, {
        orderCode,
        place,
      });
      return quoteEnd(answer, { request, orderCode }, placeFieldOf);
    }
    if (typed['form'] === 'leave') {
      const leaving = leavingIn(typed);
      const { quoteOrderChange: answer } = await context.get(dataCall)(QuoteFewerChange, {
        orderCode,
        leaving,
      });
      return quoteEnd(answer, { request, orderCode }, (field) => field);
    }
    if (typed['form'] === 'join') {
      const joining = joiningIn(typed);
      const { quoteOrderChange: answer } = await context.get(dataCall)(QuoteJoinChange, {
        orderCode,
        joining,
      });
      return quoteEnd(answer, { request, orderCode }, joiningFieldOf);
    }
    const { quoteOrderChange: answer } = await context.get(dataCall)(QuoteNamesChange, {
      orderCode,
      names: namesIn(typed),
    });
    return quoteEnd(answer, { request, orderCode }, fieldOf);
  });
}

/** At most as many as any party has. */
const MOST_PEOPLE = 20;

const NUMBERS = Array.from({ length: MOST_PEOPLE }, (_, i) => i + 1);

const leavingIn = (typed: Readonly<Record<string, string>>) =>
  NUMBERS.filter((number) => `leaving-${number}` in typed);

function namesIn(typed: Readonly<Record<string, string>>) {
  return NUMBERS.filter((number) => `firstName-${number}` in typed).map((number) => ({
    firstName: typed[`firstName-${number}`] ?? '',
    lastName: typed[`lastName-${number}`] ?? '',
  }));
}

const placeIn = (typed: Readonly<Record<string, string>>) => ({
  traveller: Number(/^\d{1,2}$/.test(typed['traveller'] ?? '') ? typed['traveller'] : 0),
  title: typed['placeTitle'] ?? '',
  firstName: typed['placeFirstName'] ?? '',
  lastName: typed['placeLastName'] ?? '',
  dateOfBirth: typed['placeDateOfBirth'] ?? '',
});

/** `place.firstName` stands at the field `placeFirstName`. */
function placeFieldOf(field: string): string {
  const [, name] = /^place\.(\w+)$/.exec(field) ?? [];
  if (name === undefined || name === 'traveller') return name ?? '';
  return `place${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

const joiningIn = (typed: Readonly<Record<string, string>>) => ({
  title: typed['joinTitle'] ?? '',
  firstName: typed['joinFirstName'] ?? '',
  lastName: typed['joinLastName'] ?? '',
  dateOfBirth: typed['joinDateOfBirth'] ?? '',
  room: Number(/^\d$/.test(typed['joinRoom'] ?? '') ? typed['joinRoom'] : 0),
});

/** `joining.firstName` stands at the field `joinFirstName`. */
function joiningFieldOf(field: string): string {
  const [, name] = /^joining\.(\w+)$/.exec(field) ?? [];
  return name === undefined ? '' : `join${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** `names[0].firstName` stands at the field `firstName-1`. */
function fieldOf(field: string): string {
  const [, index, name] = /^names\[(\d+)\]\.(\w+)$/.exec(field) ?? [];
  return index === undefined ? '' : `${name}-${Number(index) + 1}`;
}

export function Component() {
  const refused = useActionData<typeof action>();
  return <NamesView {...useLoaderData<typeof loader>()} refused={refused} />;
}

import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { parseQuotes } from '#domain/holiday/quote-id.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { PARTY_REFUSALS } from '#domain/saved/party-refusals.ts';
import { dataCall } from '#web/data/data-call.ts';
import { DataError } from '#web/data/data-error.ts';
import { routes } from '#web/routes.ts';
import party from '#web/texts/en-GB/customers/party.json';
import { readTyped } from '#web/ui/use-posted-form.ts';
import { holidaysOf } from './holidays-of.ts';
import { CreatePartyRoom, HolidaysToChoose, PartyRoomsPage } from './query.generated.ts';
import { RoomsView } from './RoomsView.tsx';

export const handle = { texts: { party } };

/** The visitor's rooms, and what a new one can begin with: the query's holiday, or the saved. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const given = [query.get('hotel') ?? '', query.get('flight') ?? ''] as const;
  const call = context.get(dataCall);
  const { partyRooms: rooms } = await call(PartyRoomsPage, {});
  if (parseQuotes(...given)) {
    const [hotelQuoteId, flightQuoteId] = given;
    return { rooms, given: { hotelQuoteId, flightQuoteId }, deals: [] };
  }
  const { savedDeals } = await call(HolidaysToChoose, {});
  const deals = savedDeals.filter(({ holiday }) => holiday.kind === 'Holiday');
  return { rooms, given: undefined, deals };
}

/** Makes a room and goes to it, or comes back with all that was typed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const typed = readTyped(form);
  try {
    const { createPartyRoom: made } = await context.get(dataCall)(CreatePartyRoom, {
      name: typed['name'] ?? '',
      firstName: typed['firstName'] ?? '',
      numberOfPeople: /^\d{1,3}$/.test(typed['people'] ?? '') ? Number(typed['people']) : 0,
      holidays: holidaysOf(form),
    });
    if (made.kind === 'PartyRoomChanged')
      return redirect(routes.partyRoom.href({ link: made.link }), SEE_OTHER);
    const errors =
      made.kind === 'InvalidInput'
        ? made.errors.map(({ field, message }) => ({ field: field ?? '', message }))
        : [];
    return data({ errors, typed }, { status: REFUSED });
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    const errors = [{ field: '', message: sentenceOf(PARTY_REFUSALS, 'party_out_of_reach') }];
    return data({ errors, typed }, { status: NO_ANSWER });
  }
}

const SEE_OTHER = 303;
const REFUSED = 422;
const NO_ANSWER = 502;

export function Component() {
  const refused = useActionData<typeof action>();
  return <RoomsView {...useLoaderData<typeof loader>()} refused={refused} />;
}

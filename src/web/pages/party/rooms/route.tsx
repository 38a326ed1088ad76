import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { parseQuotes } from '#domain/holiday/quote-id.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { PARTY_REFUSALS } from '#domain/saved/party-refusals.ts';
import { dataCall, type DataCall } from '#web/data/data-call.ts';
import { answerForm, type FormEnd } from '#web/parts/answer-form.ts';
import { routes } from '#web/routes.ts';
import party from '#web/texts/en-GB/customers/party.json';
import { readTyped, type Typed } from '#web/ui/use-posted-form.ts';
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
  const outOfReach = sentenceOf(PARTY_REFUSALS, 'party_out_of_reach');
  return answerForm({ context, typed, outOfReach }, () =>
    makeRoom(context.get(dataCall), typed, holidaysOf(form)),
  );
}

async function makeRoom(
  call: DataCall,
  typed: Typed,
  holidays: ReturnType<typeof holidaysOf>,
): Promise<FormEnd> {
  const { createPartyRoom: made } = await call(CreatePartyRoom, {
    name: typed['name'] ?? '',
    firstName: typed['firstName'] ?? '',
    numberOfPeople: /^\d{1,3}$/.test(typed['people'] ?? '') ? Number(typed['people']) : 0,
    holidays,
  });
  if (made.kind === 'PartyRoomChanged') return routes.partyRoom.href({ link: made.link });
  return made.kind === 'InvalidInput'
    ? made.errors.map(({ field, message }) => ({ field: field ?? '', message }))
    : [];
}

export function Component() {
  const refused = useActionData<typeof action>();
  return <RoomsView {...useLoaderData<typeof loader>()} refused={refused} />;
}

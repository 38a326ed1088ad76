import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { sentenceOf } from '#domain/refuse.ts';
import { PARTY_REFUSALS } from '#domain/saved/party-refusals.ts';
import { dataCall } from '#web/data/data-call.ts';
import { answerForm } from '#web/parts/answer-form.ts';
import { routes } from '#web/routes.ts';
import party from '#web/texts/en-GB/customers/party.json';
import { readTyped } from '#web/ui/use-posted-form.ts';
import { AddView } from './AddView.tsx';
import { AddHolidayToPartyRoom, PartyAddPage } from './query.generated.ts';

export const handle = { texts: { party } };

/** What the visitor has saved and is still on sale; whoever is not in the room goes to it. */
export async function loader({ params: { link = '' }, context }: LoaderFunctionArgs) {
  const { partyRooms, savedDeals } = await context.get(dataCall)(PartyAddPage, {});
  const room = partyRooms.find((one) => one.link === link);
  if (!room) throw redirect(routes.partyRoom.href({ link }));
  return { room, deals: savedDeals.filter(({ holiday }) => holiday.kind === 'Holiday') };
}

/** Adds a holiday and goes to the room, or says why it was not added. */
export async function action({ request, params: { link = '' }, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  const { hotelQuoteId = '', flightQuoteId = '' } = typed;
  const outOfReach = sentenceOf(PARTY_REFUSALS, 'party_out_of_reach');
  return answerForm({ context, typed, outOfReach }, async () => {
    const { addHolidayToPartyRoom: added } = await context.get(dataCall)(AddHolidayToPartyRoom, {
      link,
      hotelQuoteId,
      flightQuoteId,
    });
    return added.kind === 'InvalidInput'
      ? added.errors.map(({ message }) => ({ field: '', message }))
      : `${routes.partyRoom.href({ link })}#holidays`;
  });
}

export function Component() {
  const refusals = useActionData<typeof action>()?.errors ?? [];
  return (
    <AddView
      {...useLoaderData<typeof loader>()}
      refusals={refusals.map(({ message }) => message)}
    />
  );
}

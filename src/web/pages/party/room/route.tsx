import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { sentenceOf } from '#domain/refuse.ts';
import { PARTY_REFUSALS } from '#domain/saved/party-refusals.ts';
import { dataCall } from '#web/data/data-call.ts';
import { DataError } from '#web/data/data-error.ts';
import { pageContext } from '#web/page-properties.ts';
import { routes } from '#web/routes.ts';
import party from '#web/texts/en-GB/customers/party.json';
import { readTyped } from '#web/ui/use-posted-form.ts';
import { actInRoom } from './act-in-room.ts';
import { Invitation } from './Invitation.tsx';
import { PartyRoomPage } from './query.generated.ts';
import { RoomGone } from './RoomGone.tsx';
import { RoomView } from './RoomView.tsx';

export const handle = { texts: { party } };

/** The room of the link; a former link leads those who are in to the one it has now. */
export async function loader({ params: { link = '' }, context }: LoaderFunctionArgs) {
  const { partyRoom: room } = await context.get(dataCall)(PartyRoomPage, { link });
  if (room.kind === 'PartyRoom' && room.link !== link)
    throw redirect(routes.partyRoom.href({ link: room.link }));
  const { baseUrl } = context.get(pageContext).domainConfig;
  const address = new URL(routes.partyRoom.href({ link }), baseUrl).href;
  return data({ room, address }, { status: room.kind === 'PartyRoomNotFound' ? NOT_FOUND : OK });
}

/** Does what a form of the room asks for, and comes back to where it was. */
export async function action({ request, params: { link = '' }, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  try {
    const outcome = await actInRoom(context.get(dataCall), link, typed);
    return outcome.kind === 'leads'
      ? redirect(outcome.to, SEE_OTHER)
      : data({ errors: outcome.errors, typed }, { status: outcome.status });
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    const errors = [{ field: '', message: sentenceOf(PARTY_REFUSALS, 'party_out_of_reach') }];
    return data({ errors, typed }, { status: NO_ANSWER });
  }
}

const OK = 200;
const SEE_OTHER = 303;
const NOT_FOUND = 404;
const NO_ANSWER = 502;

export function Component() {
  const { room, address } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  switch (room.kind) {
    case 'PartyRoom':
      return <RoomView room={room} address={address} refused={refused} />;
    case 'PartyInvitation':
      return <Invitation invitation={room} refused={refused} />;
    case 'PartyRoomNotFound':
      return <RoomGone />;
  }
}

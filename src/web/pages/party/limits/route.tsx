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
import { routes } from '#web/routes.ts';
import party from '#web/texts/en-GB/customers/party.json';
import { LimitsView } from './LimitsView.tsx';
import { LockPartyLimits, PartyLimitsPage } from './query.generated.ts';
import { readLimits, readTypedLimits } from './read-limits.ts';

export const handle = { texts: { party } };

/** The form for one's own limits; whoever is not in the room, or too late, goes to the room. */
export async function loader({ params: { link = '' }, context }: LoaderFunctionArgs) {
  const { partyRooms, departureAirports } = await context.get(dataCall)(PartyLimitsPage, {});
  const room = partyRooms.find((one) => one.link === link);
  if (!room || room.isJudged) throw redirect(routes.partyRoom.href({ link }));
  return { room, groups: departureAirports };
}

/** Locks them and goes to the room; limits that are refused come back with all that was typed. */
export async function action({ request, params: { link = '' }, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const typed = readTypedLimits(form);
  const read = form.get('act') === 'keep' ? { limits: null, errors: [] } : readLimits(typed);
  if (read.errors.length > 0) return data({ errors: read.errors, typed }, { status: REFUSED });
  try {
    const { lockPartyLimits: locked } = await context.get(dataCall)(LockPartyLimits, {
      link,
      limits: read.limits,
    });
    if (locked.kind !== 'InvalidInput') return redirect(routes.partyRoom.href({ link }), SEE_OTHER);
    const errors = locked.errors.map(({ field, message }) => ({
      field: field?.startsWith('limits.') ? field.slice('limits.'.length) : '',
      message,
    }));
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
  return <LimitsView {...useLoaderData<typeof loader>()} refused={refused} />;
}

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
  const outOfReach = sentenceOf(PARTY_REFUSALS, 'party_out_of_reach');
  return answerForm({ context, typed, outOfReach }, async () => {
    const { limits, errors } =
      form.get('act') === 'keep' ? { limits: null, errors: [] } : readLimits(typed);
    if (errors.length > 0) return errors;
    const { lockPartyLimits: locked } = await context.get(dataCall)(LockPartyLimits, {
      link,
      limits,
    });
    if (locked.kind !== 'InvalidInput') return routes.partyRoom.href({ link });
    return locked.errors.map(({ field, message }) => ({
      field: field?.startsWith('limits.') ? field.slice('limits.'.length) : '',
      message,
    }));
  });
}

export function Component() {
  const refused = useActionData<typeof action>();
  return <LimitsView {...useLoaderData<typeof loader>()} refused={refused} />;
}

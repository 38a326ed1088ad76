import type { DataCall } from '#web/data/data-call.ts';
import { routes } from '#web/routes.ts';
import type { PostedError, Typed } from '#web/ui/use-posted-form.ts';
import {
  BasketOfPartyRoom,
  GoOnWithPartyRoom,
  JoinPartyRoom,
  LeavePartyRoom,
  RemoveHolidayFromPartyRoom,
  RemovePartyPerson,
  RenewPartyRoomLink,
  StartPartyRound,
  VoteInPartyRoom,
  type PartyRoomActFragment,
} from './query.generated.ts';

export type RoomOutcome =
  | { readonly kind: 'leads'; readonly to: string }
  | {
      readonly kind: 'refused';
      readonly status: 404 | 422;
      readonly errors: readonly PostedError[];
    };

/** Does what a form of a party room asks for. */
export async function actInRoom(call: DataCall, link: string, typed: Typed): Promise<RoomOutcome> {
  const of = (name: string): string => typed[name] ?? '';
  const holidayId = of('holidayId');
  switch (of('act')) {
    case 'join':
      return outcomeOf(await call(JoinPartyRoom, { link, firstName: of('firstName') }));
    case 'vote':
      return outcomeOf(
        await call(VoteInPartyRoom, { link, holidayId, vote: voteOf(of('vote')) }),
        `#holiday-${holidayId}`,
      );
    case 'take out':
      return outcomeOf(await call(RemoveHolidayFromPartyRoom, { link, holidayId }), '#holidays');
    case 'go on':
      return outcomeOf(await call(GoOnWithPartyRoom, { link }));
    case 'next round':
      return outcomeOf(await call(StartPartyRound, { link }));
    case 'remove':
      return outcomeOf(await call(RemovePartyPerson, { link, personId: of('personId') }), '#link');
    case 'renew link':
      return outcomeOf(await call(RenewPartyRoomLink, { link }), '#link');
    case 'leave':
      await call(LeavePartyRoom, { link });
      return { kind: 'leads', to: routes.partyRooms.href() };
    case 'book':
      return book(call, typed);
    default:
      return { kind: 'leads', to: routes.partyRoom.href({ link }) };
  }
}

const voteOf = (typed: string) => VOTES.find((vote) => vote === typed) ?? null;
const VOTES = ['YES', 'PERHAPS', 'NO'] as const;

/** Back to the room, at the link it has now. */
function outcomeOf({ act }: { readonly act: PartyRoomActFragment }, at = ''): RoomOutcome {
  if (act.kind === 'PartyRoomChanged')
    return { kind: 'leads', to: `${routes.partyRoom.href({ link: act.link })}${at}` };
  if (act.kind === 'PartyRoomNotFound') return { kind: 'refused', status: 404, errors: [] };
  return {
    kind: 'refused',
    status: 422,
    errors: act.errors.map(({ field, message }) => ({
      field: field === 'firstName' ? field : '',
      message,
    })),
  };
}

/**
 * Takes a holiday into a basket, for the people it is priced for. When that does not come about its
 * own page says why: another price, sold out.
 */
async function book(call: DataCall, typed: Typed): Promise<RoomOutcome> {
  const { hotelQuoteId = '', flightQuoteId = '', total = '' } = typed;
  const acceptedTotal = /^\d{1,9}$/.test(total) ? Number(total) : 0;
  const { createBasket } = await call(BasketOfPartyRoom, {
    hotelQuoteId,
    flightQuoteId,
    acceptedTotal,
  });
  return {
    kind: 'leads',
    to:
      createBasket.kind === 'BasketCreated'
        ? routes.extras.href({ basketId: createBasket.basket.id })
        : routes.deal.href({ hotelQuoteId, flightQuoteId, query: `seen=${acceptedTotal}` }),
  };
}

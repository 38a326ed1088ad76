/** A party room as one of the people in it sees it. */
import type { IsoDate } from '#domain/dates.ts';
import type { Quotes } from '#domain/holiday/quote-id.ts';
import type { Party } from '#domain/party.ts';
import { isRoundComplete, type PartyVote } from '#domain/saved/party-room.ts';
import type { PartyVerdict } from '#domain/saved/party-verdict.ts';
import type { DealOutcome } from '#server/search/deal.ts';
import { judgeRound } from './party-room/judge-round.ts';
import type { PartyContext } from './party-room/party-context.ts';
import {
  listPartyHolidays,
  priceAll,
  type PricedPartyHoliday,
} from './party-room/room-holidays.ts';
import { findEnteredRoom, type Inside } from './party-room/room-record.ts';

/** So many votes of each kind. */
export type VoteCount = { readonly yes: number; readonly perhaps: number; readonly no: number };

export type PartyHolidayView = {
  readonly id: string;
  readonly hotelQuoteId: string;
  readonly flightQuoteId: string;
  readonly quotes: Quotes;
  readonly deal: DealOutcome;
  /** May be taken out by whoever asks: it is theirs, or they are the host. */
  readonly isMine: boolean;
  readonly myVote: PartyVote | null;
  /** Null until the round is over. */
  readonly votes: VoteCount | null;
  readonly verdict: PartyVerdict | null;
};

export type PartyRoomView = {
  readonly kind: 'PartyRoom';
  readonly link: string;
  readonly name: string;
  readonly party: Party;
  readonly awaited: number;
  readonly round: number;
  readonly isJudged: boolean;
  readonly keptUntil: IsoDate;
  readonly people: readonly {
    readonly id: string;
    readonly firstName: string;
    readonly isLocked: boolean;
    readonly isYou: boolean;
    readonly isHost: boolean;
  }[];
  /** Whoever asks has limits of an earlier round, which can be locked again as they are. */
  readonly hasLimits: boolean;
  readonly holidays: readonly PartyHolidayView[];
};

/**
 * The room with its holidays at their live prices, compared with the limits if this round is
 * complete and was not before. Nothing in it depends on limits but the verdicts, not even an
 * order.
 */
export async function viewRoom(
  context: PartyContext,
  inside: Inside,
  today: IsoDate,
): Promise<PartyRoomView> {
  const { room, members } = inside;
  const holidays = await priceAll(
    context,
    await listPartyHolidays(context.database, room.id),
    today,
  );
  if (room.isJudged || !isRoundComplete(members, room.awaited))
    return makeView(context, inside, holidays);
  await judgeRound(context, room.id, holidays);
  const after = await findEnteredRoom(context.database, context, room.link, today);
  const judged = await listPartyHolidays(context.database, room.id);
  const verdicts = new Map(judged.map(({ id, verdict }) => [id, verdict]));
  return makeView(
    context,
    after?.me ? { ...after, me: after.me } : inside,
    holidays.map((holiday) => ({ ...holiday, verdict: verdicts.get(holiday.id) ?? null })),
  );
}

async function makeView(
  { database }: PartyContext,
  { room, members, me }: Inside,
  priced: readonly PricedPartyHoliday[],
): Promise<PartyRoomView> {
  const votes = await database
    .selectFrom('party_vote as v')
    .innerJoin('party_holiday as h', 'h.id', 'v.holiday_id')
    .select(['v.holiday_id', 'v.member_id', 'v.vote'])
    .where('h.room_id', '=', room.id)
    .execute();
  const [host] = members;
  const holidays = priced.map(
    ({ id, hotelQuoteId, flightQuoteId, quotes, addedBy, verdict, deal }): PartyHolidayView => {
      const cast = votes.filter(({ holiday_id }) => holiday_id === id);
      return {
        id,
        hotelQuoteId,
        flightQuoteId,
        quotes,
        deal,
        isMine: addedBy === me.id || me.id === host?.id,
        myVote: cast.find(({ member_id }) => member_id === me.id)?.vote ?? null,
        votes: room.isJudged ? countVotes(cast) : null,
        verdict: room.isJudged ? verdict : null,
      };
    },
  );
  const { link, name, party, awaited, round, isJudged, keptUntil } = room;
  return {
    kind: 'PartyRoom',
    link,
    name,
    party,
    awaited,
    round,
    isJudged,
    keptUntil,
    people: members.map(({ id, firstName, isLocked }) => ({
      id,
      firstName,
      isLocked,
      isYou: id === me.id,
      isHost: id === host?.id,
    })),
    hasLimits: me.hasLimits,
    holidays: isJudged ? holidays.toSorted(byLiking) : holidays,
  };
}

const countVotes = (cast: readonly { readonly vote: PartyVote }[]): VoteCount => {
  const count = (asked: PartyVote) => cast.filter(({ vote }) => vote === asked).length;
  return { yes: count('YES'), perhaps: count('PERHAPS'), no: count('NO') };
};

/** What works for all and can be had comes first, then what more people like. */
const byLiking = (a: PartyHolidayView, b: PartyHolidayView): number =>
  Number(worksNow(b)) - Number(worksNow(a)) || likingOf(b) - likingOf(a);

const worksNow = ({ verdict, deal }: PartyHolidayView): boolean =>
  verdict === 'WORKS_FOR_ALL' && deal.kind === 'Holiday';

/** A yes is worth two of a perhaps; a no takes as much as a yes gives. */
const likingOf = ({ votes }: PartyHolidayView): number =>
  votes ? 2 * votes.yes + votes.perhaps - 2 * votes.no : 0;

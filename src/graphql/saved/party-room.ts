/** Party rooms: choosing a holiday together. */
import { departureDateOf, parseQuotes } from '#domain/holiday/quote-id.ts';
import { refuse, sentenceOf } from '#domain/refuse.ts';
import { PARTY_REFUSALS } from '#domain/saved/party-refusals.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import {
  actInPartyRoom,
  createPartyRoom,
  joinPartyRoom,
  listPartyRooms,
  openPartyRoom,
  type AskedAct,
  type PartyOutcome,
} from '#server/saved/party-room.ts';
import { visitorContext, type GraphContext } from '../context.ts';
import { makeTravellers } from '../holiday/holiday.ts';
import { makeHolidayResult } from '../search/deal.ts';

export const partyRoomResolvers = {
  Query: {
    partyRoom: async (_root, { link }, context) => {
      const outcome = await openPartyRoom(partyContext(context), link);
      return outcome.kind === 'PartyRoomNotFound' ? NOT_FOUND : outcome;
    },
    partyRooms: (_root, _args, { shop, session }) => listPartyRooms(shop, session.visitor),
  },
  Mutation: {
    createPartyRoom: async (_root, { name, firstName, numberOfPeople, holidays }, context) => {
      const quotes = holidays.flatMap(
        ({ hotelQuoteId, flightQuoteId }) => parseQuotes(hotelQuoteId, flightQuoteId) ?? [],
      );
      const visitor = await context.session.open();
      return makeResult(
        await createPartyRoom(
          { ...partyContext(context), visitor },
          { name, firstName, people: numberOfPeople, holidays: quotes },
        ),
      );
    },
    joinPartyRoom: async (_root, { link, firstName }, context) => {
      const visitor = await context.session.open();
      return makeResult(
        await joinPartyRoom({ ...partyContext(context), visitor }, link, firstName),
      );
    },
    addHolidayToPartyRoom: (_root, { link, hotelQuoteId, flightQuoteId }, context) => {
      const quotes = parseQuotes(hotelQuoteId, flightQuoteId);
      return quotes ? act(context, link, { kind: 'add', quotes }) : NO_HOLIDAY;
    },
    removeHolidayFromPartyRoom: (_root, { link, holidayId }, context) =>
      act(context, link, { kind: 'take out', holidayId }),
    voteInPartyRoom: (_root, { link, holidayId, vote }, context) =>
      act(context, link, { kind: 'vote', holidayId, vote: vote ?? null }),
    lockPartyLimits: (_root, { link, limits }, context) =>
      act(context, link, {
        kind: 'lock',
        limits: limits
          ? {
              mostEach: limits.mostEach ?? null,
              from: limits.from ?? null,
              until: limits.until ?? null,
              airports: limits.airports,
              needs: limits.needs,
            }
          : null,
      }),
    goOnWithPartyRoom: (_root, { link }, context) => act(context, link, { kind: 'go on' }),
    startPartyRound: (_root, { link }, context) => act(context, link, { kind: 'next round' }),
    leavePartyRoom: (_root, { link }, context) => act(context, link, { kind: 'leave' }),
    removePartyPerson: (_root, { link, personId }, context) =>
      act(context, link, { kind: 'remove', personId }),
    renewPartyRoomLink: (_root, { link }, context) => act(context, link, { kind: 'renew link' }),
  },
  PartyRoom: { party: ({ party }) => makeTravellers(party) },
  PartyHoliday: {
    departureDate: ({ quotes: { stay, flights } }) => departureDateOf(stay, flights),
    numberOfNights: ({ quotes: { stay } }) => stay.nights,
    holiday: ({ deal }, _args, { shop }) => makeHolidayResult(shop, deal),
  },
} satisfies ResolverMap;

/** A room is everybody's who has its link: of all data, and not of those of one visitor alone. */
const partyContext = (context: GraphContext) => ({ ...visitorContext(context), ...context.shop });

const act = async (context: GraphContext, link: string, asked: AskedAct) =>
  makeResult(await actInPartyRoom(partyContext(context), link, asked));

const NOT_FOUND = {
  kind: 'PartyRoomNotFound',
  message: sentenceOf(PARTY_REFUSALS, 'party_room_not_found'),
} as const;

const NO_HOLIDAY = {
  kind: 'InvalidInput',
  errors: [refuse(PARTY_REFUSALS, 'party_holiday_gone', 'hotelQuoteId')],
} as const;

function makeResult(outcome: PartyOutcome) {
  switch (outcome.kind) {
    case 'done':
      return { kind: 'PartyRoomChanged', link: outcome.link } as const;
    case 'refused':
      return { kind: 'InvalidInput', errors: outcome.errors } as const;
    case 'PartyRoomNotFound':
      return NOT_FOUND;
  }
}

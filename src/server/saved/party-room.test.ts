import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { parseFlightQuoteId, parseHotelQuoteId } from '#domain/holiday/quote-id.ts';
import { headsOf } from '#domain/party.ts';
import { MOST_PEOPLE, MOST_ROUNDS } from '#domain/saved/party-room.ts';
import { todayOf } from '#server/market/market.ts';
import { findGoodPackage, findPackages, type FoundPackage } from '#testing/api-purchase.ts';
import { logInByCode, openBrowser } from '#testing/login.ts';
import { openRunningShop, type ApiVisitor, type RunningShop } from '#testing/running-shop.ts';
import { forgetPartyRooms } from './forget-party-rooms.ts';

let running: RunningShop;
/** Two holidays, the cheaper first. */
let cheap: FoundPackage;
let dear: FoundPackage;

beforeAll(async () => {
  running = await openRunningShop({ hotels: 20 });
  const good = await findGoodPackage(running.visitor());
  const others = await findPackages(running.visitor());
  const other = others.find(
    ({ hotel, price }) =>
      Number(hotel.id) > 7 && Math.abs(price.total.amount - good.price.total.amount) > 10_000,
  );
  [cheap, dear] = [good, other!].toSorted(
    (a, b) => a.price.total.amount - b.price.total.amount,
  ) as [FoundPackage, FoundPackage];
});
afterAll(() => running.close());

type Person = { readonly id: string; readonly firstName: string; readonly isLocked: boolean };
type Room = {
  readonly __typename: string;
  readonly link: string;
  readonly round: number;
  readonly isJudged: boolean;
  readonly people: readonly Person[];
  readonly hasLimits: boolean;
  readonly holidays: readonly {
    readonly id: string;
    readonly hotelQuoteId: string;
    readonly verdict: string | null;
    readonly votes: { readonly yes: number } | null;
    readonly myVote: string | null;
    readonly holiday: { readonly __typename: string };
  }[];
};
type Changed = {
  readonly __typename: string;
  readonly link: string;
  readonly errors?: readonly { readonly code: string; readonly field: string }[];
};

const RESULT =
  '{ __typename ... on PartyRoomChanged { link } ... on InvalidInput { errors { code field } } }';
const NO_LIMITS = { mostEach: null, from: null, until: null, airports: [], needs: [] };

/** Does something in a room: a mutation by its name, with further arguments as written. */
const act = async (
  { ask }: ApiVisitor,
  link: string,
  name: string,
  more = '',
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Changed> => {
  const types = 'limits' in variables ? ', $limits: PartyLimitsInput' : '';
  const data = await ask<Record<string, Changed>>(
    `mutation M($link: ID!${types}) { ${name}(link: $link ${more}) ${RESULT} }`,
    { link, ...variables },
  );
  return data[name]!;
};

const ROOM = `{ __typename ... on PartyInvitation { name host numberOfPeople } ... on PartyRoom {
  link name party { numberOfAdults } awaited round isJudged keptUntil hasLimits
  people { id firstName isLocked isYou isHost }
  holidays { id hotelQuoteId flightQuoteId isMine myVote votes { yes perhaps no } verdict
    holiday { __typename ... on Holiday { price { total { amount } } priceChange { was { amount } } } } } } }`;

const look = async ({ ask }: ApiVisitor, link: string): Promise<Room> =>
  (
    await ask<{ partyRoom: Room }>(`query R($link: ID!) { partyRoom(link: $link) ${ROOM} }`, {
      link,
    })
  ).partyRoom;

const create = async (
  { ask }: ApiVisitor,
  people = 2,
  holidays = [cheap, dear],
): Promise<Changed> =>
  (
    await ask<{ createPartyRoom: Changed }>(
      `mutation C($holidays: [PartyHolidayInput!]!, $people: Int!) { createPartyRoom(name: "Mum’s seventieth", firstName: "Sarah", numberOfPeople: $people, holidays: $holidays) ${RESULT} }`,
      {
        people,
        holidays: holidays.map(({ hotelQuoteId, flightQuoteId }) => ({
          hotelQuoteId,
          flightQuoteId,
        })),
      },
    )
  ).createPartyRoom;

const lock = (visitor: ApiVisitor, link: string, limits: object | null = {}) =>
  act(visitor, link, 'lockPartyLimits', ', limits: $limits', {
    limits: limits && { ...NO_LIMITS, ...limits },
  });

/** A room of so many people, the first of them its host. */
async function openRoom(
  names: readonly string[] = ['Daniel'],
  people = Math.max(2, names.length + 1),
) {
  const host = running.visitor();
  const { link } = await create(host, people);
  const others = names.map(() => running.visitor());
  for (const [i, visitor] of others.entries())
    await act(visitor, link, 'joinPartyRoom', `, firstName: "${names[i]}"`);
  return { host, others, link, everybody: [host, ...others] };
}

const verdicts = ({ holidays }: Room) =>
  Object.fromEntries(holidays.map(({ hotelQuoteId, verdict }) => [hotelQuoteId, verdict]));

const eachOf = ({ hotelQuoteId, price }: FoundPackage): number =>
  price.total.amount / headsOf(parseHotelQuoteId(hotelQuoteId)!.party).paying;

describe('a room', () => {
  test('is made of holidays that can be had, by whoever chooses with others', async () => {
    const host = running.visitor();
    expect(await create(host, 1)).toMatchObject({
      errors: [{ code: 'party_people_out_of_range', field: 'people' }],
    });
    const [gone] = await findPackages(host, { hotelIds: ['2'] });
    expect(await create(host, 2, [gone!])).toMatchObject({
      errors: [{ code: 'party_without_holidays' }],
    });
    const { link } = await create(host, 2, [cheap, gone!]);
    expect(link).toMatch(/^[\w-]{22}$/);
    const room = await look(host, link);
    expect(room).toMatchObject({
      name: 'Mum’s seventieth',
      round: 1,
      isJudged: false,
      people: [{ firstName: 'Sarah', isYou: true, isHost: true, isLocked: false }],
      holidays: [{ hotelQuoteId: cheap.hotelQuoteId, isMine: true, verdict: null, votes: null }],
    });
  });

  test('asks whoever has its link in, and shows the rest to those alone who are', async () => {
    const { host, link } = await openRoom([]);
    const guest = running.visitor();
    expect(await look(guest, link)).toEqual({
      __typename: 'PartyInvitation',
      name: 'Mum’s seventieth',
      host: 'Sarah',
      numberOfPeople: 1,
    });
    expect(await act(guest, link, 'joinPartyRoom', ', firstName: " "')).toMatchObject({
      errors: [{ code: 'required', field: 'firstName' }],
    });
    await act(guest, link, 'joinPartyRoom', ', firstName: " Daniel  "');
    await act(guest, link, 'joinPartyRoom', ', firstName: "Somebody else"');
    expect(await look(guest, link)).toMatchObject({
      people: [{ firstName: 'Sarah' }, { firstName: 'Daniel', isYou: true, isHost: false }],
    });
    expect(await look(host, link)).toHaveProperty('people.length', 2);
  });

  test('is unknown to all who are not in, whatever they would do', async () => {
    const { link, host } = await openRoom();
    const room = await look(host, link);
    const stranger = running.visitor();
    await stranger.context.session.open();
    const holiday = `, holidayId: "${room.holidays[0]!.id}"`;
    const acts: readonly (readonly [string, string])[] = [
      [
        'addHolidayToPartyRoom',
        `, hotelQuoteId: "${cheap.hotelQuoteId}", flightQuoteId: "${cheap.flightQuoteId}"`,
      ],
      ['removeHolidayFromPartyRoom', holiday],
      ['voteInPartyRoom', `${holiday}, vote: YES`],
      ['goOnWithPartyRoom', ''],
      ['lockPartyLimits', ''],
      ['startPartyRound', ''],
      ['leavePartyRoom', ''],
      ['removePartyPerson', `, personId: "${room.people[0]!.id}"`],
      ['renewPartyRoomLink', ''],
    ];
    for (const [name, more] of acts) {
      const foreign = await act(stranger, link, name, more);
      expect(foreign).toEqual({ __typename: 'PartyRoomNotFound' });
      expect(await act(stranger, 'A'.repeat(22), name, more)).toEqual(foreign);
    }
    expect(await look(host, link)).toEqual(room);
  });

  test(`holds ${MOST_PEOPLE} people`, async () => {
    const { link } = await openRoom(Array.from({ length: MOST_PEOPLE - 1 }, (_, i) => `No ${i}`));
    expect(
      await act(running.visitor(), link, 'joinPartyRoom', ', firstName: "One more"'),
    ).toMatchObject({ errors: [{ code: 'party_full', field: 'firstName' }] });
  });

  test('finds an added holiday for its own people, once', async () => {
    const { others, link } = await openRoom();
    const [family] = await findPackages(running.visitor(), {
      hotelIds: [dear.hotel.id],
      rooming: [{ adults: 3, childAges: [] }],
    });
    const more = `, hotelQuoteId: "${family!.hotelQuoteId}", flightQuoteId: "${family!.flightQuoteId}"`;
    await act(others[0]!, link, 'addHolidayToPartyRoom', more);
    await act(others[0]!, link, 'addHolidayToPartyRoom', more);
    const { holidays } = await look(others[0]!, link);
    const ofDear = holidays.filter(
      ({ hotelQuoteId }) => parseHotelQuoteId(hotelQuoteId)!.hotelId === Number(dear.hotel.id),
    );
    expect(new Set(ofDear.map(({ hotelQuoteId }) => hotelQuoteId)).size).toBe(ofDear.length);
    for (const { hotelQuoteId } of holidays)
      expect(parseHotelQuoteId(hotelQuoteId)!.party).toEqual(
        parseHotelQuoteId(cheap.hotelQuoteId)!.party,
      );
  });
});

describe('limits', () => {
  test('are compared once all who are awaited are in and have locked theirs', async () => {
    const { host, others, link } = await openRoom(['Daniel'], 3);
    const between = Math.round((eachOf(cheap) + eachOf(dear)) / 2);
    await lock(host, link, { mostEach: between });
    await lock(others[0]!, link);
    expect(await look(host, link)).toMatchObject({ isJudged: false, hasLimits: true });
    const late = running.visitor();
    await act(late, link, 'joinPartyRoom', ', firstName: "Jean"');
    expect(await look(late, link)).toMatchObject({ isJudged: false, hasLimits: false });
    await lock(late, link);
    const room = await look(others[0]!, link);
    expect(room.isJudged).toBe(true);
    expect(verdicts(room)).toEqual({
      [cheap.hotelQuoteId]: 'WORKS_FOR_ALL',
      [dear.hotelQuoteId]: 'NOT_FOR_ALL',
    });
    expect(await lock(host, link, { mostEach: 1_000_000 })).toMatchObject({
      errors: [{ code: 'party_round_over', field: 'limits' }],
    });
  });

  test('wait for nobody whom the host does not await', async () => {
    const { host, others, link, everybody } = await openRoom(['Daniel'], 5);
    for (const visitor of everybody) await lock(visitor, link);
    await act(others[0]!, link, 'goOnWithPartyRoom');
    expect(await look(host, link)).toMatchObject({ isJudged: false, awaited: 5 });
    await act(host, link, 'goOnWithPartyRoom');
    expect(await look(host, link)).toMatchObject({ isJudged: true });
  });

  test.each([
    [{ mostEach: 0 }, 'party_budget_not_an_amount', 'limits.mostEach'],
    [{ from: '2027-08-02', until: '2027-08-01' }, 'party_dates_reversed', 'limits.until'],
    [{ airports: ['XXX'] }, 'party_airport_unknown', 'limits.airports'],
  ])('%j are refused', async (limits, code, field) => {
    const { host, link } = await openRoom();
    expect(await lock(host, link, limits)).toMatchObject({ errors: [{ code, field }] });
    expect(await lock(host, link, null)).toMatchObject({
      errors: [{ code: 'party_limits_missing' }],
    });
    expect(await look(host, link)).toMatchObject({ people: [{ isLocked: false }, {}] });
  });

  test(`may be set anew in ${MOST_ROUNDS} rounds, and are forgotten after the last`, async () => {
    const { host, link, everybody } = await openRoom();
    for (let round = 1; round <= MOST_ROUNDS; round++) {
      for (const visitor of everybody) await lock(visitor, link, round === 1 ? {} : null);
      expect(await look(host, link)).toMatchObject({ round, isJudged: true });
      const next = await act(host, link, 'startPartyRound');
      expect(next.errors?.map(({ code }) => code)).toEqual(
        round === MOST_ROUNDS ? ['party_no_round_left'] : undefined,
      );
      expect(verdicts(await look(host, link))[cheap.hotelQuoteId]).toBe(
        round === MOST_ROUNDS ? 'WORKS_FOR_ALL' : null,
      );
    }
    const limits = await running.shop.database
      .selectFrom('party_member')
      .innerJoin('party_room', 'party_room.id', 'party_member.room_id')
      .select('limits')
      .where('link', '=', link)
      .execute();
    expect(limits).toEqual([{ limits: null }, { limits: null }]);
  });

  test('give each verdict once: neither prices nor what is added later lead to a budget', async () => {
    const { host, link, everybody } = await openRoom();
    await act(
      host,
      link,
      'removeHolidayFromPartyRoom',
      `, holidayId: "${(await look(host, link)).holidays.find(({ hotelQuoteId }) => hotelQuoteId === dear.hotelQuoteId)!.id}"`,
    );
    for (const visitor of everybody) await lock(visitor, link, { mostEach: 1 });
    await look(host, link);
    await act(
      host,
      link,
      'addHolidayToPartyRoom',
      `, hotelQuoteId: "${dear.hotelQuoteId}", flightQuoteId: "${dear.flightQuoteId}"`,
    );
    expect(verdicts(await look(host, link))).toEqual({
      [cheap.hotelQuoteId]: 'NOT_FOR_ALL',
      [dear.hotelQuoteId]: null,
    });
  });

  test('with the same verdicts give the same bytes, whatever they are', async () => {
    const { host, others, link, everybody } = await openRoom(['Daniel', 'Jean']);
    const [low, high] = [eachOf(cheap), eachOf(dear)];
    const { outbound } = parseFlightQuoteId(cheap.flightQuoteId)!;
    const enough = fc.record({
      mostEach: fc.integer({ min: Math.ceil(low), max: Math.ceil(high) - 1 }),
      from: fc.option(fc.constant(addDays(outbound.date, -3))),
    });
    const any = fc.record({ mostEach: fc.option(fc.integer({ min: Math.ceil(low) })) });
    const answers = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(any, { minLength: 2, maxLength: 2 }), enough, async (two, one) => {
        await reopen(link);
        for (const [i, limits] of [one, ...two].entries())
          await lock(everybody[i]!, link, {
            ...limits,
            mostEach: limits.mostEach === null ? null : Math.min(limits.mostEach, 9_000_000),
          });
        for (const visitor of [host, others[0]!]) {
          const room = await look(visitor, link);
          expect(verdicts(room)).toEqual({
            [cheap.hotelQuoteId]: 'WORKS_FOR_ALL',
            [dear.hotelQuoteId]: 'NOT_FOR_ALL',
          });
          answers.add(JSON.stringify(room));
        }
      }),
      { numRuns: 25 },
    );
    expect(answers.size, 'one for each of the two who looked').toBe(2);
  });
});

describe('votes', () => {
  test('are one’s own until limits are compared, then counted; they may be taken back', async () => {
    const { host, others, link, everybody } = await openRoom();
    const { holidays } = await look(host, link);
    const [first, second] = holidays.map(({ id }) => `, holidayId: "${id}"`);
    await act(host, link, 'voteInPartyRoom', `${first}, vote: YES`);
    await act(host, link, 'voteInPartyRoom', `${first}, vote: NO`);
    await act(others[0]!, link, 'voteInPartyRoom', `${first}, vote: NO`);
    await act(others[0]!, link, 'voteInPartyRoom', `${second}, vote: YES`);
    await act(host, link, 'voteInPartyRoom', `${second}, vote: YES`);
    await act(host, link, 'voteInPartyRoom', second);
    expect((await look(host, link)).holidays).toMatchObject([
      { myVote: 'NO', votes: null },
      { myVote: null, votes: null },
    ]);
    for (const visitor of everybody) await lock(visitor, link);
    expect((await look(host, link)).holidays).toMatchObject([
      { id: holidays[1]!.id, votes: { yes: 1, perhaps: 0, no: 0 } },
      { id: holidays[0]!.id, myVote: 'NO', votes: { yes: 0, perhaps: 0, no: 2 } },
    ]);
  });
});

describe('people', () => {
  test('who are put out cannot come back by the link they know; all others can', async () => {
    const { host, others, link } = await openRoom(['Daniel', 'Jean']);
    const [daniel, jean] = others as [ApiVisitor, ApiVisitor];
    const { people } = await look(host, link);
    const person = `, personId: "${people[1]!.id}"`;
    expect(await act(jean, link, 'removePartyPerson', person)).toMatchObject({ link });
    expect(await look(jean, link)).toHaveProperty('people.length', 3);
    const { link: renewed } = await act(host, link, 'removePartyPerson', person);
    expect(renewed).not.toBe(link);
    expect(await look(daniel, link)).toEqual({ __typename: 'PartyRoomNotFound' });
    expect(await act(daniel, link, 'joinPartyRoom', ', firstName: "Daniel"')).toEqual({
      __typename: 'PartyRoomNotFound',
    });
    expect(await look(jean, link)).toMatchObject({ link: renewed });
    expect(await look(running.visitor(), renewed)).toMatchObject({ numberOfPeople: 2 });
  });

  test('leave when they like: the next becomes host, the last ends the room', async () => {
    const { host, others, link } = await openRoom();
    await act(host, link, 'leavePartyRoom');
    expect(await look(host, link)).toMatchObject({ __typename: 'PartyInvitation', host: 'Daniel' });
    expect(await look(others[0]!, link)).toMatchObject({ people: [{ isHost: true }] });
    await act(others[0]!, link, 'leavePartyRoom');
    expect(await look(others[0]!, link)).toEqual({ __typename: 'PartyRoomNotFound' });
  });

  test('find their rooms again, with a login on any device', async () => {
    const browser = openBrowser(running.shop);
    const guest = running.visitor(await browser.request());
    const { link } = await openRoom([]);
    await act(guest, link, 'joinPartyRoom', ', firstName: "Jean"');
    await logInByCode(running.shop, browser, 'jean@example.com');
    const elsewhere = openBrowser(running.shop);
    await logInByCode(running.shop, elsewhere, 'jean@example.com');
    const jean = running.visitor(await elsewhere.request());
    expect(await jean.ask<{ partyRooms: object }>('query L { partyRooms { link name } }')).toEqual({
      partyRooms: [{ link, name: 'Mum’s seventieth' }],
    });
    expect(await look(jean, link)).toMatchObject({ people: [{}, { isYou: true }] });
  });
});

describe('a room is over', () => {
  test.each([
    ['sixty days after it was last opened', { visited_on: -60 }, { visited_on: -61 }],
    ['when its holidays have left', { departs_on: 0 }, { departs_on: -1 }],
  ])('%s', async (_, last, over) => {
    const { host, link } = await openRoom([]);
    await letPass(link, last);
    await forgetPartyRooms(running.shop.database, todayOf(running.shop));
    expect(await look(host, link)).toMatchObject({ __typename: 'PartyRoom' });
    await letPass(link, over);
    expect(await look(host, link)).toEqual({ __typename: 'PartyRoomNotFound' });
    await forgetPartyRooms(running.shop.database, todayOf(running.shop));
    expect(
      await running.shop.database
        .selectFrom('party_room')
        .select('id')
        .where('link', '=', link)
        .execute(),
    ).toEqual([]);
  });
});

/** As if so many days lay between a day of the room and today. */
async function letPass(
  link: string,
  days: { readonly visited_on?: number; readonly departs_on?: number },
): Promise<void> {
  const { database } = running.shop;
  const today = todayOf(running.shop);
  const { id } = await database
    .selectFrom('party_room')
    .select('id')
    .where('link', '=', link)
    .executeTakeFirstOrThrow();
  if (days.visited_on !== undefined)
    await database
      .updateTable('party_room')
      .set({ visited_on: addDays(today, days.visited_on) })
      .where('id', '=', id)
      .execute();
  if (days.departs_on !== undefined)
    await database
      .updateTable('party_holiday')
      .set({ departs_on: addDays(today, days.departs_on) })
      .where('room_id', '=', id)
      .execute();
}

/** The first round again, as if nothing had been locked. */
async function reopen(link: string): Promise<void> {
  const { database } = running.shop;
  const { id } = await database
    .updateTable('party_room')
    .set({ judged_at: null })
    .where('link', '=', link)
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .updateTable('party_member')
    .set({ locked_round: 0, limits: null })
    .where('room_id', '=', id)
    .execute();
  await database
    .updateTable('party_holiday')
    .set({ verdict: null })
    .where('room_id', '=', id)
    .execute();
}

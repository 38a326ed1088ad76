import { expect, test, vi } from 'vitest';
import type { Answers } from '#web/testing/holidays/data-call.ts';
import { linksTo, postedFields, requestPage } from '#web/testing/request-page.ts';

const LINK = 'AAAAAAAAAAAAAAAAAAAAAA';
const pounds = (amount: number) => ({ amount, currencyCode: 'GBP' });
const person = (id: string, firstName: string, isLocked = false) => ({
  id,
  firstName,
  isLocked,
  isYou: id === 'm1',
  isHost: id === 'm1',
});

const HOLIDAY = {
  id: 'h1',
  hotelQuoteId: 'h1.1',
  flightQuoteId: 'f1.1',
  departureDate: '2027-07-24',
  numberOfNights: 7,
  isMine: true,
  myVote: null,
  votes: null,
  verdict: null,
  holiday: {
    kind: 'Holiday',
    hotel: {
      name: 'Hotel Miramar Blanc',
      resortName: 'Port de Sóller',
      placeLine: 'Port de Sóller, Majorca',
      pictures: [],
    },
    flightItinerary: {
      outbound: { segments: [{ departureAirport: { name: 'Leeds Bradford' } }] },
    },
    board: { name: 'Half board' },
    price: { total: pounds(510_650), perPerson: pounds(72_950) },
  },
};
const GONE = {
  ...HOLIDAY,
  id: 'h2',
  holiday: { kind: 'NoAvailability', soldOut: { ...HOLIDAY.holiday.hotel, resortName: 'Naxos' } },
};

const ROOM = {
  kind: 'PartyRoom',
  link: LINK,
  name: 'Mum’s seventieth',
  party: { numberOfAdults: 6, numberOfChildren: 1, numberOfInfants: 0 },
  awaited: 3,
  round: 1,
  isJudged: false,
  keptUntil: '2027-01-21',
  people: [person('m1', 'Sarah'), person('m2', 'Daniel', true)],
  holidays: [HOLIDAY, GONE],
};

const open = (room: object, answers: Answers = {}, form?: Readonly<Record<string, string>>) =>
  requestPage(`/party/${LINK}`, {
    answers: { PartyRoomPage: () => ({ partyRoom: room }), ...answers },
    ...(form && { form }),
  });

test('a room shows who is in, what to do next, and one’s own votes', async () => {
  const { status, text, html } = await open(ROOM);
  expect(status).toBe(200);
  expect(text).toContain('2 people, 2 holidays.');
  expect(text).toMatch(/You\s+Daniel/);
  expect(text).toContain('1 of 3 have locked their limits.');
  expect(linksTo(html, 'Set my limits')).toEqual([`/party/${LINK}/limits`]);
  expect(text).toMatch(/£5,106\s*\.50\s+for 7/);
  expect(text).toContain('Sold out');
  expect(text).not.toMatch(/Works for everyone|Not for everyone/);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test.each([
  [[person('m1', 'Sarah', true), person('m2', 'Daniel', true)], 'one more person'],
  [[person('m1', 'Sarah', true), person('m2', 'Daniel'), person('m3', 'Jean')], 'Daniel and Jean'],
])('whoever has locked waits for the others by name', async (people, names) => {
  const { text } = await open({ ...ROOM, people });
  expect(text).toContain(`Locked. Waiting for ${names}`);
  expect(text.includes('Carry on without the others')).toBe(people.length < 3);
});

test('once all are in it says what works for all, never for whom not', async () => {
  const { text, html } = await open({
    ...ROOM,
    isJudged: true,
    people: [person('m1', 'Sarah', true), person('m2', 'Daniel', true)],
    holidays: [
      { ...HOLIDAY, verdict: 'WORKS_FOR_ALL', votes: { yes: 2, perhaps: 0, no: 0 } },
      { ...GONE, verdict: 'NOT_FOR_ALL', votes: { yes: 1, perhaps: 0, no: 1 } },
    ],
  });
  expect(text).toContain('Round 1 of 3, all in');
  expect(text).toContain('One holiday works for both of you');
  expect(text).toMatch(/£5,106\s*\.50/);
  expect(text).toContain('total for 7 , £729.50 each');
  expect(text).toMatch(/Not for everyone\s+1 yes, 1 no/);
  expect(text).toContain('Two rounds are left.');
  expect(Object.fromEntries(postedFields(html, 'Add it to the basket'))).toEqual({
    act: 'book',
    hotelQuoteId: 'h1.1',
    flightQuoteId: 'f1.1',
    total: '510650',
  });
});

test('a former link leads to the one the room has now', async () => {
  const { status, location } = await open({ ...ROOM, link: 'B'.repeat(22) });
  expect([status, location]).toEqual([302, `/party/${'B'.repeat(22)}`]);
});

test('a link of no room says so', async () => {
  const { status, text } = await open({ kind: 'PartyRoomNotFound' });
  expect(status).toBe(404);
  expect(text).toContain('This party room isn’t here');
});

test('whoever has the link is asked in, and told what is wrong with a name', async () => {
  const invitation = {
    kind: 'PartyInvitation',
    name: 'Mum’s seventieth',
    host: 'Sarah',
    numberOfPeople: 2,
  };
  const { text } = await open(invitation);
  expect(text).toContain('Sarah wants to choose a holiday with you. 2 people are in.');
  const refused = await open(
    invitation,
    {
      JoinPartyRoom: () => ({
        act: { kind: 'InvalidInput', errors: [{ field: 'firstName', message: 'Too long' }] },
      }),
    },
    { act: 'join', firstName: 'x' },
  );
  expect(refused.status).toBe(422);
  expect(linksTo(refused.html, 'Too long')).toEqual(['#firstName']);
});

test('a vote comes back to its holiday; a second press takes it back', async () => {
  const vote = vi.fn(() => ({ act: { kind: 'PartyRoomChanged', link: LINK } }));
  const post = (value: string) =>
    open(ROOM, { VoteInPartyRoom: vote }, { act: 'vote', holidayId: 'h1', vote: value });
  expect(await post('YES')).toMatchObject({ status: 303, location: `/party/${LINK}#holiday-h1` });
  await post('');
  expect(vote.mock.calls).toEqual([
    [{ link: LINK, holidayId: 'h1', vote: 'YES' }],
    [{ link: LINK, holidayId: 'h1', vote: null }],
  ]);
});

test.each([
  [{ kind: 'BasketCreated', basket: { id: 'b7' } }, '/extras/b7'],
  [{ kind: 'NoAvailability' }, '/holiday/h1.1/f1.1?seen=510650'],
])('taken to the basket, %j', async (createBasket, location) => {
  const taken = await open(
    ROOM,
    { BasketOfPartyRoom: () => ({ createBasket }) },
    { act: 'book', hotelQuoteId: 'h1.1', flightQuoteId: 'f1.1', total: '510650' },
  );
  expect(taken).toMatchObject({ status: 303, location });
});

const limits = (answers: Answers, form?: Readonly<Record<string, string>>) =>
  requestPage(`/party/${LINK}/limits`, {
    answers: {
      PartyLimitsPage: () => ({
        partyRooms: [{ link: LINK, name: 'Easter', isJudged: false, hasLimits: true }],
        departureAirports: [{ name: 'North', airports: [{ iata: 'LBA', name: 'Leeds Bradford' }] }],
      }),
      ...answers,
    },
    ...(form && { form }),
  });

test('limits are typed in, refused at their fields with all that was typed, and locked', async () => {
  const lock = vi.fn(() => ({ lockPartyLimits: { kind: 'PartyRoomChanged' } }));
  const typed = { mostEach: 'cheap', from: '2027-07-19', until: 'soon', needs: 'STEP_FREE' };
  const refused = await limits({ LockPartyLimits: lock }, typed);
  expect(refused.status).toBe(422);
  expect(linksTo(refused.html, 'Enter an amount')).toEqual(['#mostEach']);
  expect(linksTo(refused.html, 'Enter a date')).toEqual(['#until']);
  expect(refused.html).toContain('value="cheap"');
  expect(refused.html).toMatch(/checked="" value="STEP_FREE"|value="STEP_FREE"[^>]*checked=""/);
  expect(lock).not.toHaveBeenCalled();
  const locked = await limits(
    { LockPartyLimits: lock },
    { ...typed, mostEach: '750', until: '2027-08-04', airports: 'LBA' },
  );
  expect(locked).toMatchObject({ status: 303, location: `/party/${LINK}` });
  expect(lock).toHaveBeenCalledWith({
    link: LINK,
    limits: {
      mostEach: 75_000,
      from: '2027-07-19',
      until: '2027-08-04',
      airports: ['LBA'],
      needs: ['STEP_FREE'],
    },
  });
});

test('those of before are locked again without being read', async () => {
  const lock = vi.fn(() => ({ lockPartyLimits: { kind: 'PartyRoomChanged' } }));
  const { html } = await limits({});
  expect(html).not.toMatch(/checked=""/);
  await limits(
    { LockPartyLimits: lock },
    Object.fromEntries(postedFields(html, 'Lock them as they were')),
  );
  expect(lock).toHaveBeenCalledWith({ link: LINK, limits: null });
});

test('whoever is not in the room has no limits to set', async () => {
  const { status, location } = await limits({
    PartyLimitsPage: () => ({ partyRooms: [], departureAirports: [] }),
  });
  expect([status, location]).toEqual([302, `/party/${LINK}`]);
});

const saved = (id: string, hotelQuoteId: string) => ({
  id,
  bookmark: {
    hotelQuoteId,
    flightQuoteId: 'hotel-only',
    departureDate: '2027-07-24',
    numberOfNights: 7,
  },
  holiday: { kind: 'Holiday', hotel: { name: 'Hotel Miramar Blanc' }, price: { total: pounds(1) } },
});

const COUPLE = 'h1.1.20270724.7.2.11';
const FAMILY = 'h1.2.20270724.7.2-9.12';

test('a room is made of what is saved, for the chosen people', async () => {
  const create = vi.fn(() => ({ createPartyRoom: { kind: 'PartyRoomChanged', link: LINK } }));
  const answers: Answers = {
    PartyRoomsPage: () => ({ partyRooms: [{ link: LINK, name: 'Easter' }] }),
    HolidaysToChoose: () => ({ savedDeals: [saved('b1', COUPLE), saved('b2', FAMILY)] }),
    CreatePartyRoom: create,
  };
  const { html, text } = await requestPage('/party', { answers });
  expect(linksTo(html, 'Easter')).toEqual([`/party/${LINK}`]);
  expect(text).toContain('2 adults, children aged 9');
  const fields = postedFields(html, 'Create the room');
  fields.set('party', '2-9');
  fields.set('name', 'Summer');
  const made = await requestPage('/party', { answers, form: Object.fromEntries(fields) });
  expect(made).toMatchObject({ status: 303, location: `/party/${LINK}` });
  expect(create).toHaveBeenCalledWith({
    name: 'Summer',
    firstName: '',
    numberOfPeople: 4,
    holidays: [{ hotelQuoteId: FAMILY, flightQuoteId: 'hotel-only' }],
  });
});

test('a holiday that one comes from begins a room, or joins one', async () => {
  const { html } = await requestPage(`/party?hotel=${COUPLE}&flight=hotel-only`, {
    answers: { PartyRoomsPage: () => ({ partyRooms: [{ link: LINK, name: 'Easter' }] }) },
  });
  expect(postedFields(html, 'Create the room').get('holidays')).toBe(`${COUPLE} hotel-only`);
  expect(Object.fromEntries(postedFields(html, 'Add this holiday'))).toEqual({
    hotelQuoteId: COUPLE,
    flightQuoteId: 'hotel-only',
  });
  const add = vi.fn(() => ({
    addHolidayToPartyRoom: {
      kind: 'InvalidInput',
      errors: [{ field: 'hotelQuoteId', message: 'It is gone' }],
    },
  }));
  const refused = await requestPage(`/party/${LINK}/add`, {
    answers: {
      PartyAddPage: () => ({
        partyRooms: [{ link: LINK, name: 'Easter' }],
        savedDeals: [saved('b1', COUPLE)],
      }),
      AddHolidayToPartyRoom: add,
    },
    form: { hotelQuoteId: COUPLE, flightQuoteId: 'hotel-only' },
  });
  expect(refused.status).toBe(422);
  expect(linksTo(refused.html, 'It is gone')).toEqual(['#saved']);
});

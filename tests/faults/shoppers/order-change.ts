/**
 * A lead who has accepted a change of a placed order: another transfer, room, dates or names, or
 * more for its flights.
 */
import { addDays } from '#domain/dates.ts';
import { ATOL_CONTRIBUTION } from '#domain/holiday/price.ts';
import {
  makeFlightQuoteId,
  makeHotelQuoteId,
  parseFlightQuoteId,
  parseHotelQuoteId,
} from '#domain/holiday/quote-id.ts';
import { STERLING_RATE } from '#domain/market/tariff.ts';
import { money } from '#domain/money.ts';
import { addedWithout } from '#domain/order/changes/added-to-flights.ts';
import { partyWithout } from '#domain/order/changes/fewer-travellers.ts';
import { seatsGone } from '#domain/order/changes/flights-gone.ts';
import { partyWith } from '#domain/order/changes/joining.ts';
import { flightsGone } from '#domain/order/changes/moving-dates.ts';
import { withParty } from '#domain/order/party-price.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Accepted } from '#server/order/accepted.ts';
import { putMail } from '#server/order/mail-outbox.ts';
import { loadVersion } from '#server/order/versions.ts';
import type { FaultWorld } from '../fault-world.ts';
import { typeCard } from './shopper.ts';

const DEARER = 1_000;

/**
 * Writes the accepted change down, with what is reserved for it where nothing else is to be paid,
 * for the next engine to make; its id.
 */
export async function askToChange(
  world: FaultWorld,
  orderId: string,
  { part, isSoldOut }: { readonly part: keyof typeof WANTED; readonly isSoldOut: boolean },
): Promise<string> {
  const { shop, pool, desk } = world;
  const { number, accepted } = await loadVersion(shop.database, orderId);
  const payable = (of: typeof accepted) => receiptOf(of, of.currency).payable;
  const id = shop.newId();
  const { rows } = await pool.query<{ code: string; checkoutId: string; open: number }>(
    `select code, checkout_id as "checkoutId", (select count(*)::int from instalment i where i.order_id = o.id and i.state = 'DUE') as open
     from customer_order o where id = $1`,
    [orderId],
  );
  const [order] = rows;
  const key = `${order!.code}:v${number + 1}-${id}:flight`;
  const wanted = WANTED[part](accepted, key);
  const rise = payable(wanted) - payable(accepted);
  const charge = order!.open > 0 ? 0 : rise;
  const pspReference =
    charge > 0 ? await reserve(world, `${order!.checkoutId}:change-${id}`, charge) : null;
  const last = LAST[part] ?? part;
  if (isSoldOut) desk.refuse(`${order!.code}:v${number + 1}-${id}:${last}`);
  await pool.query(
    `insert into order_change (id, order_id, version, kind, accepted, difference, charge, psp_reference, state, expires_at, accepted_at)
     values ($1, $2, $3, $8, $4, $5, $6, $7, 'ACCEPTED', now() + interval '15 minutes', now())`,
    [id, orderId, number, JSON.stringify(wanted), rise, charge, pspReference, part.toUpperCase()],
  );
  return id;
}

function withAnotherTransfer(accepted: Accepted): Accepted {
  const { transfer } = accepted.choices;
  if (!transfer) throw new Error('the order has no transfer to change');
  const other = { ...transfer, quoteId: 't2', price: transfer.price + DEARER };
  return { ...accepted, choices: { ...accepted.choices, transfer: other } };
}

/** In the first room they sleep by another rate plan, which costs so much more. */
function inAnotherRoom(accepted: Accepted, _key = '', more = DEARER): Accepted {
  const { holiday } = accepted;
  const stay = parseHotelQuoteId(holiday.hotelQuoteId)!;
  const [first, ...others] = holiday.rooms;
  const planId = first!.planId + 100;
  const rooms = [{ ...first!, planId, price: first!.price + more }, ...others];
  const planIds = [planId, ...stay.planIds.slice(1)];
  const lines = holiday.lines.map((line) =>
    line.kind === 'hotel' ? { ...line, amount: line.amount + more } : line,
  );
  const hotelQuoteId = makeHotelQuoteId({ ...stay, planIds });
  return { ...accepted, holiday: { ...holiday, hotelQuoteId, rooms, lines } };
}

/** In another hotel, which costs more, and to whose door another transfer goes. */
function inAnotherHotel(accepted: Accepted): Accepted {
  const { hotel, ...moved } = inAnotherRoom(withAnotherTransfer(accepted)).holiday;
  const stay = parseHotelQuoteId(moved.hotelQuoteId)!;
  const id = hotel.id + 1;
  return {
    ...withAnotherTransfer(accepted),
    holiday: {
      ...moved,
      hotelQuoteId: makeHotelQuoteId({ ...stay, hotelId: id }),
      hotel: { ...hotel, id, name: 'Hotel Sol y Mar' },
    },
  };
}

/** A week later, all but the seats: they are sold with their flights. */
function onOtherDates(accepted: Accepted): Accepted {
  const { holiday, choices, reductions = [], currency } = accepted;
  const stay = parseHotelQuoteId(holiday.hotelQuoteId)!;
  const flights = parseFlightQuoteId(holiday.flightQuoteId)!;
  const later = (day: string) => addDays(day, 7);
  const dated = <Way extends { readonly date: string }>(way: Way): Way => ({
    ...way,
    date: later(way.date),
  });
  const anew = <Offer extends { readonly quoteId: string } | null>(offer: Offer): Offer =>
    offer && { ...offer, quoteId: `${offer.quoteId}-later` };
  const gone = flightsGone(
    { lines: receiptOf({ holiday, choices }, currency).lines, code: accepted.promotionalCode },
    holiday.departureDate,
  );
  return {
    ...accepted,
    supplierSession: undefined,
    holiday: {
      ...holiday,
      hotelQuoteId: makeHotelQuoteId({ ...stay, checkIn: later(stay.checkIn) }),
      flightQuoteId: makeFlightQuoteId({
        ...flights,
        outbound: dated(flights.outbound),
        inbound: dated(flights.inbound),
      }),
      checkIn: later(holiday.checkIn),
      departureDate: later(holiday.departureDate),
      returnDate: later(holiday.returnDate),
    },
    choices: {
      ...choices,
      seats: null,
      priority: anew(choices.priority),
      transfer: anew(choices.transfer),
      carPark: anew(choices.carPark),
      insurance: anew(choices.insurance),
    },
    reductions: gone ? [...reductions, gone] : reductions,
  };
}

/** Another bag, and seats on the flight home. */
function withMoreForFlights(accepted: Accepted): Accepted {
  const { choices } = accepted;
  const bag = { weightKg: 22, price: 3_900, allOrNone: false };
  const inbound = ['14A', '14B'].map((seat) => ({ seat, price: 900 }));
  return {
    ...accepted,
    flightReferences: { outbound: 'R1', inbound: 'R1' },
    choices: {
      ...choices,
      addedBags: [{ quantity: 1, bag }],
      seats: { outbound: [], ...choices.seats, inbound },
    },
  };
}

/**
 * Writes down that the hotel was changed by others, and that another is taken instead at the price
 * of the booked one; the id of that.
 */
export async function askInstead(
  world: FaultWorld,
  orderId: string,
  { isSoldOut }: { readonly isSoldOut: boolean },
): Promise<string> {
  const { shop, pool, desk } = world;
  const { number, accepted, document } = await loadVersion(shop.database, orderId);
  const id = shop.newId();
  const noticeId = `n-${id}`;
  await pool.query(
    `insert into supplier_notice (id, supplier, came_by, booking_key, order_id, sent_at, handled_at, raw, outcome, title, words, changes, answer_by)
     select $1, 'stays', 'OPERATOR', b.key, o.id, now(), now(), '{}', 'ASKED', 'Another hotel', '[]', '[]', now() + interval '10 days'
     from customer_order o join supplier_booking b on b.checkout_id = o.checkout_id and b.part = 'stay' and b.state = 'BOOKED' where o.id = $2`,
    [noticeId, orderId],
  );
  const { rows } = await pool.query<{ code: string; market: 'gb' | 'ie' }>(
    'select code, market from customer_order where id = $1',
    [orderId],
  );
  const { code, market } = rows[0]!;
  await inTransaction(shop.database, (tx) =>
    putMail(tx, { market }, accepted.contact.emailAddress, {
      template: 'their-change',
      order: document,
      id: noticeId,
      title: 'Another hotel',
      lines: [],
      reminder: 0,
      answerBy: accepted.holiday.departureDate,
    }),
  );
  if (isSoldOut) desk.refuse(`${code}:v${number + 1}-${id}:stay`);
  const wanted = inHotelInstead(accepted);
  const payable = (of: Accepted) => receiptOf(of, of.currency).payable;
  await pool.query(
    `insert into order_change (id, order_id, version, kind, notice_id, accepted, difference, state, expires_at, accepted_at)
     values ($1, $2, $3, 'NOTICE', $4, $5, $6, 'ACCEPTED', now() + interval '15 minutes', now())`,
    [id, orderId, number, noticeId, JSON.stringify(wanted), payable(wanted) - payable(accepted)],
  );
  return id;
}

function inHotelInstead(accepted: Accepted): Accepted {
  const { holiday } = inAnotherRoom(accepted);
  const stay = parseHotelQuoteId(holiday.hotelQuoteId)!;
  const hotel = { ...holiday.hotel, id: holiday.hotel.id + 1, name: 'Hotel Sol y Mar' };
  const line = {
    kind: 'discount',
    label: 'Less',
    basis: '',
    due: 'booking',
    chosen: false,
  } as const;
  return {
    ...accepted,
    holiday: { ...holiday, hotel, hotelQuoteId: makeHotelQuoteId({ ...stay, hotelId: hotel.id }) },
    reductions: [...(accepted.reductions ?? []), { ...line, amount: -DEARER }],
  };
}

/** Somebody joins, with flights of their own, and the first room costs more for that. */
function withOneMore(accepted: Accepted, key: string): Accepted {
  const price = 30_000;
  const { holiday } = inAnotherRoom(accepted);
  const party = partyWith(holiday.party, 1, { type: 'adult', age: 36 }).map(
    ({ adults, childAges }) => ({
      adults,
      childAges: [...childAges],
    }),
  );
  const stay = parseHotelQuoteId(holiday.hotelQuoteId)!;
  const [lead, ...others] = accepted.passengers;
  const joining = { ...lead!, firstName: 'Noah', leadAuthorised: false };
  return {
    ...accepted,
    holiday: {
      ...holiday,
      party,
      rooms: holiday.rooms.map((room, i) => ({ ...room, party: party[i]! })),
      hotelQuoteId: makeHotelQuoteId({ ...stay, party }),
      lines: holiday.lines.map((line) =>
        line.kind === 'flights' ? { ...line, amount: line.amount + price } : line,
      ),
    },
    passengers: [lead!, joining, ...others],
    joined: [{ traveller: 2, price, key }],
    choices: { ...accepted.choices, insurance: anotherCover(accepted) },
  };
}

const anotherCover = ({ choices: { insurance } }: Accepted) =>
  insurance && { ...insurance, quoteId: `${insurance.quoteId}-more` };

/** What is booked last of those that have several parts. */
const LAST: Partial<Record<keyof typeof WANTED, string>> = {
  dates: 'insurance',
  hotel: 'transfer',
  join: 'stay',
  flight_extras: 'seats',
};

const WANTED = {
  flight_extras: withMoreForFlights,
  transfer: withAnotherTransfer,
  stay: inAnotherRoom,
  hotel: inAnotherHotel,
  join: withOneMore,
  dates: onOtherDates,
};

/** Writes an accepted correction of the lead's first name down; its id. */
export async function askToRename(
  world: FaultWorld,
  orderId: string,
  { isRefused }: { readonly isRefused: boolean },
): Promise<string> {
  const { shop, pool } = world;
  const { number, accepted } = await loadVersion(shop.database, orderId);
  const passengers = accepted.passengers.map((who, i) =>
    i === 0 ? { ...who, firstName: `${who.firstName}a` } : who,
  );
  const id = shop.newId();
  if (isRefused) await refuseNames(world, orderId, 'stay');
  await pool.query(
    `insert into order_change (id, order_id, version, kind, accepted, difference, state, expires_at, accepted_at)
     values ($1, $2, $3, 'NAMES', $4, 0, 'ACCEPTED', now() + interval '15 minutes', now())`,
    [id, orderId, number, JSON.stringify({ ...accepted, passengers })],
  );
  return id;
}

/** Who has sold this part does not take other names. */
async function refuseNames({ pool, desk }: FaultWorld, orderId: string, part: string) {
  const { rows } = await pool.query<{ key: string }>(
    `select key from supplier_booking b join customer_order o on o.checkout_id = b.checkout_id
     where o.id = $1 and b.part = $2`,
    [orderId, part],
  );
  desk.refuse(`${rows[0]!.key}:names`);
}

/** Writes down that the second traveller stays at home, in a cheaper room for the first; its id. */
export async function askToLeave(
  world: FaultWorld,
  orderId: string,
  { isRefused }: { readonly isRefused: boolean },
): Promise<string> {
  const { shop, pool } = world;
  const { number, accepted } = await loadVersion(shop.database, orderId);
  const { choices, currency, reductions = [], passengers } = accepted;
  const [all, seats] = [accepted.holiday, { was: passengers.length, now: passengers.length - 1 }];
  const party = partyWithout(all.party, [2]);
  const tariff = { currency, rate: STERLING_RATE, contribution: ATOL_CONTRIBUTION };
  const holiday = withParty(all, party, tariff);
  const added = addedWithout(choices, [2], { sold: seats, all: seats });
  const [was, now] = [
    { holiday: all, choices },
    { holiday, choices: added },
  ].map((of) => receiptOf(of, currency).lines);
  const gone = seatsGone({ lines: was!, code: accepted.promotionalCode }, now!, 1);
  const fewer: Accepted = {
    ...inAnotherRoom({ ...accepted, holiday }, '', -DEARER),
    choices: added,
    passengers: passengers.filter((_, i) => i !== 1),
    reductions: gone ? [...reductions, gone] : reductions,
  };
  const payable = (of: Accepted) => receiptOf(of, currency).payable;
  const id = shop.newId();
  if (isRefused) await refuseNames(world, orderId, 'insurance');
  await pool.query(
    `insert into order_change (id, order_id, version, kind, accepted, difference, state, expires_at, accepted_at)
     values ($1, $2, $3, 'FEWER', $4, $5, 'ACCEPTED', now() + interval '15 minutes', now())`,
    [id, orderId, number, JSON.stringify(fewer), payable(fewer) - payable(accepted)],
  );
  return id;
}

/**
 * Writes down a share that the lead has reserved on a card of their own: of all that is left to
 * pay, or a penny more; its id.
 */
export async function reserveShare(
  world: FaultWorld,
  orderId: string,
  { isTooMuch }: { readonly isTooMuch: boolean },
): Promise<string> {
  const id = world.shop.newId();
  const { rows } = await world.pool.query<{ checkoutId: string; open: number }>(
    `select checkout_id as "checkoutId", (select sum(amount)::int from instalment i where i.order_id = o.id and i.state = 'DUE') as open
     from customer_order o where id = $1`,
    [orderId],
  );
  const [{ checkoutId, open } = { checkoutId: '', open: 0 }] = rows;
  const amount = isTooMuch ? open + 1 : open;
  const pspReference = await reserve(world, `${checkoutId}:share-${id}`, amount);
  await world.pool.query(
    `insert into share_payment (id, order_id, customer_id, paid_by, press, amount, state, psp_reference)
     select $1, $2, customer_id, 'payer@example.com', $1, $3, 'RESERVED', $4 from order_person where order_id = $2`,
    [id, orderId, amount, pspReference],
  );
  return id;
}

/**
 * Writes down another card that the lead was authenticated for, of which the provider has not told
 * the mandate yet, with payments that fall due beside it; not wanted, as the order is being
 * cancelled. Its id.
 */
export async function giveCard(
  world: FaultWorld,
  orderId: string,
  { isWanted }: { readonly isWanted: boolean },
): Promise<string> {
  const { pool, shop } = world;
  const id = shop.newId();
  const { rows } = await pool.query<{ checkoutId: string }>(
    'select checkout_id as "checkoutId" from customer_order where id = $1',
    [orderId],
  );
  const pspReference = await reserve(world, `${rows[0]!.checkoutId}:card-${id}`, 0, id);
  await pool.query(
    `insert into card_replacement (id, order_id, customer_id, press, state, psp_reference, authorised_at)
     select $1, $2, customer_id, $1, 'AUTHORISED', $3, now() from order_person where order_id = $2`,
    [id, orderId, pspReference],
  );
  await pool.query(
    isWanted
      ? 'update instalment set due_date = current_date where number > 1 and order_id = $1'
      : `insert into order_cancellation (order_id, asked_by, lost, refund_by) values ($1, 'CUSTOMER', 0, current_date + 14)`,
    [orderId],
  );
  return id;
}

/**
 * Reserves so much in pence, as the card provider's page does; the provider's reference of it. The
 * card is kept where it is said for whom.
 */
async function reserve(
  { shop: { payments, newId }, paymentUrl }: FaultWorld,
  reference: string,
  amount: number,
  keptFor?: string,
): Promise<string> {
  const card = await typeCard(paymentUrl);
  const charge = { amount: money(amount, 'GBP'), reference, card };
  const proved = await payments.authenticate({
    ...charge,
    idempotencyKey: newId(),
    returnUrl: 'https://holidaymaker.example/back',
  });
  if (proved.kind !== 'authenticated') throw new Error(proved.kind);
  const reserved = await payments.authorise({
    ...charge,
    idempotencyKey: newId(),
    proof: proved.proof,
    shopperReference: keptFor ?? newId(),
    storeMandate: keptFor !== undefined,
  });
  if (reserved.kind !== 'authorised') throw new Error(reserved.kind);
  return reserved.pspReference;
}

import { expect, test } from 'vitest';
import type { PassengerType } from '#domain/basket/passenger-ages.ts';
import {
  bringForward,
  checkMove,
  payableEarly,
  sumOf,
  type UntakenPayment,
} from '#domain/booking/payment-changes.ts';
import { alternativeOff } from '#domain/booking/their-change.ts';
import { addDays, type IsoDate } from '#domain/dates.ts';
import {
  cancellationSpans,
  lossOn,
  type CancellationFacts,
  type CancellationSpan,
} from '#domain/holiday/cancellation.ts';
import { lastPaymentDay, plansFor } from '#domain/holiday/payment-plans.ts';
import type { Pence } from '#domain/money.ts';
import { headsOf, type Party } from '#domain/party.ts';
import {
  canRefundBecome,
  leftOf,
  lossNow,
  REFUND_STATES,
  refundParts,
  settle,
  undoEndsAt,
  type RefundState,
  type TakenPayment,
} from '../cancelling.ts';
import { settleDifference } from '../changing.ts';
import {
  haveInfantsLaps,
  joinedBeside,
  joinedWithout,
  partySold,
  travellersUnder,
  type Joined,
} from './joined-flights.ts';

type Draw = (below: number) => number;

/** A generator that gives the same numbers for the same seed: mulberry32. */
function chance(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

/** Somebody who travels, and under which key the airline really has them. */
type Flyer = { readonly name: number; readonly key: string; readonly type: PassengerType };

/** An order as its money sees it, and who flies by which booking. */
type Life = {
  today: IsoDate;
  /** What it costs, and what cancelling it costs; since `changedOn`. */
  facts: CancellationFacts & { readonly gone: Pence };
  changedOn: IsoDate;
  open: readonly UntakenPayment[];
  taken: readonly TakenPayment[];
  /** Numbers of payments are given once, and so are names of travellers. */
  last: number;
  flyers: readonly Flyer[];
  joined: readonly Joined[];
};

const BOOKED = '2026-11-22';

/** A holiday that is sold with one of the plans that fit it; the first payment is taken. */
function randomOrder(draw: Draw): Life {
  const payable = 5_000 + draw(1_000_000);
  const departureDate = addDays(BOOKED, 1 + draw(500));
  const paying = 1 + draw(9);
  const facts = {
    payable,
    gone: 0,
    hotel: draw(payable),
    refundableUntil: draw(2) === 0 ? null : addDays(departureDate, -draw(60)),
    paying,
    departureDate,
  };
  const plans = plansFor({ ...facts, today: BOOKED });
  const { instalments } = plans[draw(plans.length)]!;
  const [first, ...later] = instalments;
  return {
    today: BOOKED,
    facts,
    changedOn: BOOKED,
    open: later.map(({ amount, dueDate }, i) => ({
      number: i + 2,
      amount,
      dueDate,
      isDeclined: false,
    })),
    taken: [{ id: '1', amount: first!.amount, refunded: 0 }],
    last: instalments.length,
    flyers: randomFlyers(paying, draw),
    joined: [],
  };
}

/** Of so many who pay adults, then children; then infants, one for an adult at most. */
function randomFlyers(paying: number, draw: Draw): readonly Flyer[] {
  const adults = 1 + draw(paying);
  const heads = {
    adult: adults,
    child: paying - adults,
    infant: draw(3) === 0 ? draw(adults + 1) : 0,
  };
  return TYPES.flatMap((type) => Array.from({ length: heads[type] }, () => type)).map(
    (type, name) => ({ name, key: SOLD, type }),
  );
}

/** In the order of the passenger list. */
const TYPES = ['adult', 'child', 'infant'] as const;

/** All in one room. */
function partyOf(flyers: readonly Flyer[]): Party {
  const count = (type: PassengerType) => flyers.filter((one) => one.type === type).length;
  const ages = [
    ...Array.from({ length: count('child') }, () => 7),
    ...Array.from({ length: count('infant') }, () => 1),
  ];
  return [{ adults: count('adult'), childAges: ages }];
}

/** Under which the flights are booked that were sold together. */
const SOLD = 'sold';

const TAKES: readonly ((life: Life, draw: Draw) => void)[] = [
  waitSomeDays,
  payEarly,
  movePayment,
  changeAtRandom,
  joinAtRandom,
  leaveAtRandom,
  renameAtRandom,
  takeInsteadAtRandom,
];

/** Days go by: each payment that falls due is taken, or declined once in a while and kept. */
function waitSomeDays(life: Life, draw: Draw): void {
  const then = addDays(life.today, 1 + draw(60));
  life.today = then < life.facts.departureDate ? then : life.facts.departureDate;
  const due = life.open.filter(({ dueDate }) => dueDate <= life.today);
  for (const payment of due)
    if (draw(5) === 0) life.open = replaced(life.open, { ...payment, isDeclined: true });
    else take(life, payment);
}

function take(life: Life, { number, amount }: UntakenPayment): void {
  life.open = life.open.filter((other) => other.number !== number);
  life.taken = [...life.taken, { id: `${number}`, amount, refunded: 0 }];
}

const replaced = (
  open: readonly UntakenPayment[],
  payment: UntakenPayment,
): readonly UntakenPayment[] =>
  open.map((other) => (other.number === payment.number ? payment : other));

function payEarly(life: Life, draw: Draw): void {
  const payable = payableEarly(life.open, life.today);
  const most = sumOf(payable);
  if (most === 0) return;
  const amount = draw(3) === 0 ? most : 1 + draw(most);
  const { becomes, joined, reduced } = bringForward(payable, amount);
  if (reduced) life.open = replaced(life.open, { ...reduced.payment, amount: reduced.left });
  life.open = life.open.filter(({ number }) => joined.every((other) => other.number !== number));
  const number = becomes?.number ?? (life.last += 1);
  take(life, { number, amount, dueDate: life.today, isDeclined: false });
}

function movePayment(life: Life, draw: Draw): void {
  const payment = life.open[draw(Math.max(1, life.open.length))];
  const balanceDay = lastPaymentDay(life.facts.departureDate);
  const to = addDays(life.today, draw(90));
  const wished = { payment, to, balanceDay, balanceDayWords: '', today: life.today, moves: 0 };
  if (payment && checkMove(wished).length === 0)
    life.open = replaced(life.open, { ...payment, dueDate: to });
}

/**
 * Another stay, in its hotel or in another, or other days with other flights: the old ones stay
 * owed then.
 */
function changeAtRandom(life: Life, draw: Draw): void {
  if (life.open.some(({ isDeclined }) => isDeclined)) return;
  const { payable, gone, hotel, departureDate } = life.facts;
  const isMoved = draw(3) === 0;
  const flights = isMoved ? payable - hotel : 0;
  const hotelNow = draw(2 * payable);
  const payableNow = 1 + hotelNow + (isMoved ? draw(payable) : payable - hotel);
  life.facts = {
    ...life.facts,
    payable: payableNow,
    gone: gone + flights,
    hotel: hotelNow,
    departureDate: addDays(departureDate, isMoved ? draw(30) : 0),
  };
  if (isMoved) flyTogether(life);
  settleChange(life, payableNow + flights - payable);
}

/** Other flights are booked for all of them at once, whoever had joined. */
function flyTogether(life: Life): void {
  life.joined = [];
  life.flyers = life.flyers.map((one) => ({ ...one, key: SOLD }));
}

/**
 * One more comes: flights of their own, and more for the room where it is swapped; an infant where
 * a lap is free.
 */
function joinAtRandom(life: Life, draw: Draw): void {
  const { payable, hotel, paying } = life.facts;
  const type = TYPES[draw(3)]!;
  const more = type === 'infant' ? 0 : 1;
  if (life.open.some(({ isDeclined }) => isDeclined) || paying + more > 9) return;
  const name = (life.last += 1);
  const key = `${name}`;
  const before = life.flyers.filter((one) => TYPES.indexOf(one.type) < TYPES.indexOf(type)).length;
  const alike = life.flyers.filter((one) => one.type === type).length;
  // The lead passenger stays the first one.
  const at = type === 'adult' ? 1 + draw(alike) : before + draw(alike + 1);
  const flyers = life.flyers.toSpliced(at, 0, { name, key, type });
  if (type === 'infant' && !haveInfantsLaps(partyOf(flyers), life.joined)) return;
  const [fare, bed] = [draw(100_000), draw(100_000)];
  life.facts = {
    ...life.facts,
    payable: payable + fare + bed,
    hotel: hotel + bed,
    paying: paying + more,
  };
  const traveller = at + 1;
  life.flyers = flyers;
  life.joined = [...joinedBeside(life.joined, traveller), { traveller, price: fare, key }];
  settleChange(life, fare + bed);
}

/** Some stay at home: what their flights cost stays owed, and their beds are given back or not. */
function leaveAtRandom(life: Life, draw: Draw): void {
  const { payable, gone, hotel } = life.facts;
  const others = life.flyers.length - 1;
  if (life.open.some(({ isDeclined }) => isDeclined) || others === 0) return;
  const leaving = [2 + draw(others), ...(draw(3) === 0 ? [2 + draw(others)] : [])];
  const stays = (_: unknown, i: number) => !leaving.includes(i + 1);
  const fareOf = (joined: readonly Joined[]) => joined.reduce((sum, { price }) => sum + price, 0);
  const sold = life.flyers.filter(({ key }) => key === SOLD);
  const left = life.flyers.filter(stays);
  const joined = joinedWithout(life.joined, leaving);
  if (!haveInfantsLaps(partyOf(left), joined)) return;
  const perSeat = Math.floor((payable - hotel - fareOf(life.joined)) / sold.length);
  const fares =
    perSeat * (sold.length - left.filter(({ key }) => key === SOLD).length) +
    fareOf(life.joined) -
    fareOf(joined);
  const bed = draw(hotel + 1);
  life.flyers = left;
  life.joined = joined;
  life.facts = {
    ...life.facts,
    payable: payable - fares - bed,
    gone: gone + fares,
    hotel: hotel - bed,
    paying: headsOf(partyOf(left)).paying,
  };
  settleChange(life, 0 - bed);
}

/** A name is corrected, or a place given: it costs nothing, and nobody changes their booking. */
function renameAtRandom(life: Life, draw: Draw): void {
  const at = draw(life.flyers.length);
  const name = (life.last += 1);
  life.flyers = life.flyers.map((one, i) => (i === at ? { ...one, name } : one));
}

/**
 * Others have changed the holiday, and its people take another one instead of it, with other
 * flights or with those that they have: it costs no more than theirs did.
 */
function takeInsteadAtRandom(life: Life, draw: Draw): void {
  const { payable, hotel } = life.facts;
  const isFlown = draw(2) === 0;
  const hotelNow = draw(2 * payable);
  const flights = isFlown ? draw(payable) : payable - hotel;
  const [tax, taxNow] = [draw(5_000), draw(5_000)];
  const off = alternativeOff({
    totalWas: payable + tax,
    totalNow: hotelNow + flights + taxNow,
    payableWas: payable,
    payableNow: hotelNow + flights,
    reduction: draw(3) === 0 ? draw(payable) : 0,
  });
  // What comes off is taken from the stay here: nothing is offered that would cost less than none.
  if (off > hotelNow) return;
  const difference = hotelNow - off + flights - payable;
  if (difference > 0 || difference + taxNow - tax > 0)
    throw new Error('dearer than what was booked');
  life.facts = { ...life.facts, payable: payable + difference, hotel: hotelNow - off };
  if (isFlown) flyTogether(life);
  settleChange(life, difference);
}

function settleChange(life: Life, difference: Pence): void {
  life.changedOn = life.today;
  const settled = settleDifference(life.open, difference);
  if (!settled) {
    const number = (life.last += 1);
    return take(life, { number, amount: difference, dueDate: life.today, isDeclined: false });
  }
  for (const { number, amount } of settled.payments)
    life.open =
      amount === 0
        ? life.open.filter((payment) => payment.number !== number)
        : life.open.map((payment) =>
            payment.number === number ? { ...payment, amount } : payment,
          );
  giveBack(life, settled.refund);
}

function giveBack(life: Life, sum: number): void {
  const parts = refundParts(life.taken, sum);
  life.taken = life.taken.map((payment) => {
    const back = parts.find(({ id }) => id === payment.id)?.amount ?? 0;
    return { ...payment, refunded: payment.refunded + back };
  });
}

const paidOf = ({ taken }: Life): number =>
  taken.reduce((sum, payment) => sum + leftOf(payment), 0);

/** What a moment of a life breaks; nothing else is ever true of it. */
const faultOf = (life: Life): string | undefined => {
  const owed = life.facts.payable + life.facts.gone;
  if (paidOf(life) + sumOf(life.open) !== owed) return 'paid and open are not what it costs';
  if (life.open.some(({ amount }) => amount <= 0)) return 'an open payment of nothing';
  if (life.taken.some((payment) => leftOf(payment) < 0)) return 'more went back than was taken';
  const numbers = [
    ...life.open.map(({ number }) => `${number}`),
    ...life.taken.map(({ id }) => id),
  ];
  if (new Set(numbers).size !== numbers.length) return 'a number given twice';
  const { flyers, joined } = life;
  const party = partyOf(flyers);
  if (headsOf(party).paying !== life.facts.paying) return 'more or fewer fly than pay';
  const together = travellersUnder(SOLD, flyers, joined);
  if (!isSame(headsOf(partySold(party, joined)), headsOf(partyOf(together))))
    return 'other fares than flyers';
  const laps = flyers.filter(({ key, type }) => key === SOLD && type === 'adult').length;
  if (headsOf(party).infants > laps) return 'an infant without a lap';
  const isElsewhere = [SOLD, ...joined.map(({ key }) => key!)].some((key) =>
    travellersUnder(key, flyers, joined).some((one) => one.key !== key),
  );
  return isElsewhere ? 'somebody is looked for in another’s booking' : undefined;
};

const isSame = (one: object, other: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The end: what is kept and owed is what the curve of its last version says of the day. */
function faultOfEnd(life: Life): string | undefined {
  const { facts, today, changedOn } = life;
  const terms: readonly CancellationSpan[] = cancellationSpans(facts, changedOn);
  const lost = lossNow(terms, {
    now: new Date(`${today}T12:00:00Z`),
    today,
    undoEnds: undoEndsAt(`${BOOKED}T10:00:00Z`),
  });
  if (lost !== lossOn(facts, today)) return 'not what the curve says of the day';
  if (lost < facts.gone || lost > facts.gone + facts.payable)
    return 'more or less than can be lost';
  const paid = paidOf(life);
  const { refund, owed } = settle(paid, lost);
  giveBack(life, refund);
  const kept = paidOf(life);
  if (kept !== Math.min(paid, lost)) return 'kept more or less than is lost';
  return kept + owed === lost ? undefined : 'kept and owed are not what is lost';
}

/** The first fault of a life of up to a dozen steps; undefined for a life without. */
function live(draw: Draw): string | undefined {
  const life = randomOrder(draw);
  for (let steps = draw(12); steps > 0; steps--) {
    TAKES[draw(TAKES.length)]!(life, draw);
    const fault = faultOf(life);
    if (fault !== undefined) return fault;
  }
  return faultOfEnd(life);
}

test('of 100,000 random lives of an order each penny is kept, given back or owed', () => {
  const draw = chance(20_261_122);
  const faults = new Map<string, number>();
  for (let lives = 0; lives < 100_000; lives++) {
    const fault = live(draw);
    if (fault !== undefined) faults.set(fault, (faults.get(fault) ?? 0) + 1);
  }
  expect([...faults]).toEqual([]);
});

/** A refund goes its ways until it is settled; answers how often it went back for good. */
function settleAtRandom(draw: Draw): number {
  let state: RefundState = 'REQUESTED';
  let arrived = 0;
  for (let step = 0; step < 40; step++) {
    const next: RefundState =
      REFUND_STATES[step > 30 ? 3 + (step % 2) : draw(REFUND_STATES.length)]!;
    if (!canRefundBecome(state, next)) continue;
    if (next === 'DONE' || next === 'SETTLED') arrived += 1;
    if (next === 'FAILED' && state === 'DONE') arrived -= 1;
    state = next;
  }
  return state === 'DONE' || state === 'SETTLED' ? arrived : Number.NaN;
}

test('a refund that fails as often as it likes arrives once in the end', () => {
  const draw = chance(20_261_123);
  const arrivals = Array.from({ length: 100_000 }, () => settleAtRandom(draw));
  expect(new Set(arrivals.filter((arrived) => !Number.isNaN(arrived)))).toEqual(new Set([1]));
});

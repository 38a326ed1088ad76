/**
 * Kills the worker at each boundary, and at random moments under load; the auditor has the last
 * word.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PlaceOutcome } from '#server/checkout/place-outcome.ts';
import { requestPlacement } from '#server/order/request-placement.ts';
import { askSimulator } from '#testing/simulator-control.ts';
import { makeDraw } from '../draw.ts';
import { openFaultWorld, type EngineProcess, type FaultWorld } from '../fault-world.ts';
import {
  askInstead,
  askToChange,
  askToLeave,
  askToRename,
  giveCard,
  reserveShare,
} from '../shoppers/order-change.ts';
import { openClaim } from '../shoppers/price-drop-claim.ts';
import { makeShopper, type Shopper } from '../shoppers/shopper.ts';
import { CRASH_POINTS, type CrashPoint, type Scenario } from './crash-points.ts';
import { logInAtEndpoint, placeAtEndpoint } from './shopper-endpoint.ts';

export type Report = {
  readonly rounds: number;
  readonly orders: number;
  readonly kills: number;
  readonly violations: readonly string[];
};

/**
 * Every round kills what the rounds before have left unfinished: a shopper is asked what they were
 * told in the end.
 */
const TIMEOUT_MS = 3_600_000;
const KILLED_WITHIN_MS = 120_000;
const SHOPPERS = 4;
const ignore = () => undefined;

/**
 * `rounds` kills at each point, each told. Every shopper gets the answer that their scenario has,
 * whatever was killed.
 */
export async function crashAtEachPoint(
  rounds: number,
  points: readonly CrashPoint[] = CRASH_POINTS,
  print: () => void = ignore,
): Promise<Report> {
  const world = await openFaultWorld();
  try {
    const answers: Promise<string[]>[] = [];
    const all = Array.from({ length: rounds }, () => points).flat();
    const placed = await placeInPeace(world, all);
    for (const [index, point] of all.entries()) {
      answers.push(...(await crashOnce(world, point, placed[index])));
      print();
    }
    await world.startEngine();
    const wrong = (await Promise.all(answers)).flat();
    const violations = await world.auditWhenQuiet();
    return {
      rounds: rounds * points.length,
      orders: answers.length,
      kills: rounds * points.length,
      violations: [...wrong, ...violations],
    };
  } finally {
    await world.close();
  }
}

const AFTERWARDS: readonly Scenario[] = [
  'cancelled',
  'changed',
  'unchanged',
  'charged',
  'uncharged',
  'moved',
  'unmoved',
  'rehoused',
  'unhoused',
  'replaced',
  'unreplaced',
  'redated',
  'undated',
  'renamed',
  'unnamed',
  'fewer',
  'unfewer',
  'joined',
  'unjoined',
  'added',
  'unadded',
  'forgotten',
  'self-booked',
  'ticketed',
  'shared',
  'unshared',
  'recarded',
  'uncarded',
];
const PAID_IN_FULL: readonly Scenario[] = ['cancelled', 'charged', 'uncharged'];
const OWN_FLIGHTS: readonly Scenario[] = ['forgotten', 'self-booked', 'ticketed'];
const SOLD_OUT: readonly Scenario[] = [
  'unchanged',
  'uncharged',
  'unmoved',
  'unhoused',
  'undated',
  'unjoined',
  'unadded',
];
const REFUNDED: readonly Scenario[] = [
  'rehoused',
  'unhoused',
  'redated',
  'undated',
  'fewer',
  'unfewer',
  'joined',
  'unjoined',
];
const WHAT: Partial<Record<Scenario, 'stay' | 'hotel' | 'dates' | 'join' | 'flight_extras'>> = {
  joined: 'join',
  unjoined: 'join',
  rehoused: 'hotel',
  unhoused: 'hotel',
  added: 'flight_extras',
  unadded: 'flight_extras',
  moved: 'stay',
  unmoved: 'stay',
  redated: 'dates',
  undated: 'dates',
};

const isAfterwards = ({ scenario }: CrashPoint): boolean => AFTERWARDS.includes(scenario);

/**
 * Places the orders of those points that are about one that stands, a few at once, and waits for
 * their virtual cards; what became of each, in the order of their points.
 */
async function placeInPeace(
  world: FaultWorld,
  points: readonly CrashPoint[],
): Promise<readonly (PlaceOutcome | undefined)[]> {
  const placed: PlaceOutcome[] = [];
  if (!points.some(isAfterwards)) return placed;
  const engine = await world.startEngine();
  const left = points.entries();
  const place = async () => {
    for (const [index, point] of left)
      if (isAfterwards(point))
        placed[index] = await submit(await makeShopper(world, wishesOf(point)));
  };
  await Promise.all(Array.from({ length: SHOPPERS }, place));
  await whenCardsAreOpen(world);
  await engine.kill();
  return placed;
}

function wishesOf({ scenario }: CrashPoint): Parameters<typeof makeShopper>[1] {
  const booksFlights = OWN_FLIGHTS.includes(scenario);
  const isPaid = booksFlights || PAID_IN_FULL.includes(scenario);
  return {
    plan: isPaid ? 'pay_in_full' : '2020LowDeposit_2',
    booksFlights,
    isMovable: REFUNDED.includes(scenario),
    isJoinable: scenario === 'joined' || scenario === 'unjoined',
  };
}

const crashOnce = (
  world: FaultWorld,
  point: CrashPoint,
  placed: PlaceOutcome | undefined,
): Promise<Promise<string[]>[]> =>
  placed
    ? crashAfterwards(world, point, placed)
    : point.during === 'request'
      ? crashWhileAsked(world, point)
      : crashWhileWorking(world, point);

/** Of an order that was placed in peace, and is changed or cancelled by its lead. */
async function crashAfterwards(
  world: FaultWorld,
  { scenario, at, during }: CrashPoint,
  placed: PlaceOutcome,
): Promise<Promise<string[]>[]> {
  if (placed.kind !== 'PlacedOrder') return [Promise.resolve([`${at}: answered ${placed.kind}`])];
  const { orderId } = placed;
  const workflow =
    scenario === 'forgotten'
      ? await forgetFlights(world, orderId, at)
      : scenario === 'self-booked'
        ? await typeReference(world, await useCard(world, orderId))
        : scenario === 'ticketed'
          ? await askToCancel(world, await useCard(world, orderId))
          : scenario === 'recarded' || scenario === 'uncarded'
            ? await giveCard(world, orderId, { isWanted: scenario === 'recarded' })
            : scenario === 'cancelled'
              ? await askToCancel(world, orderId)
              : scenario === 'shared' || scenario === 'unshared'
                ? await reserveShare(world, orderId, { isTooMuch: scenario === 'unshared' })
                : scenario === 'renamed' || scenario === 'unnamed'
                  ? await askToRename(world, orderId, { isRefused: scenario === 'unnamed' })
                  : scenario === 'fewer' || scenario === 'unfewer'
                    ? await askToLeave(world, orderId, { isRefused: scenario === 'unfewer' })
                    : scenario === 'replaced' || scenario === 'unreplaced'
                      ? await askInstead(world, orderId, { isSoldOut: scenario === 'unreplaced' })
                      : await askToChange(world, orderId, {
                          part: WHAT[scenario] ?? 'transfer',
                          isSoldOut: SOLD_OUT.includes(scenario),
                        });
  const engine = await world.startEngine({ at, ...(during === 'workflow' && { workflow }) });
  const isKilled = await isKilledSoon(engine);
  return [judgeAnswer({ scenario, at }, Promise.resolve(placed.kind), isKilled)];
}

/** The day is over, or the card that stands is asked for again under the same key. */
async function forgetFlights({ pool }: FaultWorld, orderId: string, at: string): Promise<string> {
  const change = at.includes('card') ? `state = 'ASKED', card_id = null` : 'ends_at = now()';
  await pool.query(`update self_booking set ${change} where order_id = $1`, [orderId]);
  return orderId;
}

/** The shopper types the reference that the airline has given. */
async function typeReference({ pool }: FaultWorld, orderId: string): Promise<string> {
  await pool.query(`update self_booking set airline_reference = 'K7QX2M' where order_id = $1`, [
    orderId,
  ]);
  return orderId;
}

/** The shopper pays the airline with the card. */
async function useCard({ pool, paymentUrl }: FaultWorld, orderId: string): Promise<string> {
  const { rows } = await pool.query<{ id: string; value: number }>(
    'select card_id as id, card_limit as value from self_booking where order_id = $1',
    [orderId],
  );
  const { id, value } = rows[0]!;
  await askSimulator(`${paymentUrl}/_uses`, {
    method: 'POST',
    body: JSON.stringify({ cardId: id, merchant: 'U2', amount: { value, currency: 'GBP' } }),
  });
  return orderId;
}

/** Each order whose flights its shopper books has its card in good time. */
async function whenCardsAreOpen({ pool }: FaultWorld): Promise<void> {
  const end = performance.now() + KILLED_WITHIN_MS;
  while (performance.now() < end) {
    const asked = await pool.query(`select from self_booking where state = 'ASKED'`);
    if (asked.rowCount === 0) return;
    await sleep(50);
  }
  throw new Error('a card was never opened');
}

async function askToCancel({ pool }: FaultWorld, orderId: string): Promise<string> {
  await pool.query(
    `insert into order_cancellation (order_id, asked_by, lost, refund_by) values ($1, 'CUSTOMER', 0, current_date + 14)`,
    [orderId],
  );
  return orderId;
}

/** Whoever has asked asks the next process again. */
async function crashWhileAsked(
  world: FaultWorld,
  { scenario, at }: CrashPoint,
): Promise<Promise<string[]>[]> {
  const isLogin = scenario === 'login';
  const ready = isLogin ? undefined : await makeShopper(world);
  const engine = await world.startEngine({ at });
  const answer = (async () =>
    placeAtEndpoint(world, ready ?? (await makeShopper(world, { logIn: logInAtEndpoint }))))();
  const isKilled = await isKilledSoon(engine);
  const next = await world.startEngine();
  const wrong = await judgeAnswer({ scenario, at }, answer, isKilled);
  await next.kill();
  return [Promise.resolve(wrong)];
}

async function crashWhileWorking(
  world: FaultWorld,
  { scenario, at, during }: CrashPoint,
): Promise<Promise<string[]>[]> {
  const shopper = await makeShopper(world, {
    plan: scenario === 'instalment' ? '2020LowDeposit_2' : 'pay_in_full',
  });
  const claim = scenario === 'claim' ? openClaim(world, shopper) : undefined;
  if (scenario === 'refused') world.desk.refuse(`${shopper.placementId}:insurance`);
  const engine = await world.startEngine({
    at,
    ...(during === 'workflow' && { workflow: claim?.id ?? shopper.placementId }),
  });
  const answer = submit(shopper);
  if (scenario === 'instalment') void answer.then(() => makeDue(world, shopper));
  const decision = claim && answer.then(() => claim.ask());
  const isKilled = await isKilledSoon(engine);
  return [
    judgeAnswer(
      { scenario, at },
      answer.then(({ kind }) => kind),
      isKilled,
    ),
    ...(decision
      ? [decision.then((state) => (state === 'GRANTED' ? [] : [`${at}: the claim is ${state}`]))]
      : []),
  ];
}

/** Kills it when its point is never reached. */
async function isKilledSoon(engine: EngineProcess): Promise<boolean> {
  const isKilled = await Promise.race([
    engine.ended.then(() => true),
    sleep(KILLED_WITHIN_MS, false, { ref: false }),
  ]);
  if (!isKilled) await engine.kill();
  return isKilled;
}

/** What is wrong with an answer. */
async function judgeAnswer(
  { scenario, at }: CrashPoint,
  answer: Promise<string>,
  isKilled: boolean,
): Promise<string[]> {
  const wanted = scenario === 'refused' ? 'ItemDoesNotExist' : 'PlacedOrder';
  const kind = await answer;
  return [
    ...(kind === wanted ? [] : [`${at}: answered ${kind}`]),
    ...(isKilled ? [] : [`${at}: never reached`]),
  ];
}

/**
 * `kills` at random moments while shoppers order, with suppliers and a card provider that fail one
 * call in twenty.
 */
export async function crashAtRandom(
  kills: number,
  seed: number,
  print: () => void = ignore,
): Promise<Report> {
  const world = await openFaultWorld();
  const draw = makeDraw(seed);
  try {
    world.desk.setFaults(faultsFrom(seed));
    let isOver = false;
    const lives = Array.from({ length: SHOPPERS }, () => shopUntil(world, draw, () => isOver));
    for (let kill = 0; kill < kills; kill++) {
      const engine = await world.startEngine();
      await sleep(100 + draw() * 1_500);
      await engine.kill();
      print();
    }
    isOver = true;
    world.desk.setFaults([]);
    await world.startEngine();
    const answers = (await Promise.all(lives)).flat();
    const violations = await world.auditWhenQuiet();
    return { rounds: kills, orders: answers.length, kills, violations };
  } finally {
    await world.close();
  }
}

const KINDS = [
  'error-before',
  'error-after',
  'drop-after',
  'malformed',
  'late',
  'duplicate',
] as const;
const CALLS = ['flight', 'seats', 'priority', 'stay', 'transfer', 'parking', 'insurance'].flatMap(
  (part) => ['book', 'find', 'cancel'].map((call) => `${part}.${call}`),
);

const faultsFrom = (seed: number) =>
  CALLS.flatMap((call, i) =>
    KINDS.map((kind, k) => ({
      call,
      kind,
      probability: 0.01,
      latencyMs: 1_000,
      seed: seed + i * 10 + k,
    })),
  );

/**
 * Orders one holiday after another; some are sold out, some on request, some by plan, some
 * submitted twice, and some of them changed or cancelled while they are paid for.
 */
async function shopUntil(
  world: FaultWorld,
  draw: () => number,
  isOver: () => boolean,
): Promise<PlaceOutcome[]> {
  const answers: PlaceOutcome[] = [];
  while (!isOver()) {
    const shopper = await makeShopper(world, {
      plan: draw() < 0.3 ? '2020LowDeposit_2' : 'pay_in_full',
      credits: draw() < 0.3 ? 'none' : draw() < 0.5 ? 'own' : 'scarce',
    });
    if (draw() < 0.2)
      world.desk.refuse(`${shopper.placementId}:${draw() < 0.5 ? 'insurance' : 'stay'}`);
    else if (draw() < 0.1) world.desk.delay(`${shopper.placementId}:stay`);
    const twice = draw() < 0.3 ? submit(shopper) : undefined;
    const answer = await submit(shopper);
    answers.push(answer);
    await twice;
    await makeDue(world, shopper);
    if (answer.kind === 'PlacedOrder') await liveOn(world, draw, answer.orderId);
  }
  return answers;
}

/** What becomes of an order that stands; one that its hotel has not answered is left alone. */
async function liveOn(world: FaultWorld, draw: () => number, orderId: string): Promise<void> {
  const standing = await world.pool.query(
    `select from customer_order o join instalment i on i.order_id = o.id and i.number = 1 and i.state = 'PAID'
     where o.id = $1 and o.status in ('PLACED', 'CONFIRMED')`,
    [orderId],
  );
  if (standing.rowCount === 0) return;
  const wish = draw();
  if (wish < 0.25) await askToChange(world, orderId, { part: 'transfer', isSoldOut: draw() < 0.3 });
  else if (wish < 0.4) await askToRename(world, orderId, { isRefused: draw() < 0.3 });
  else if (wish < 0.5) await askToChange(world, orderId, { part: 'stay', isSoldOut: draw() < 0.3 });
  if (draw() < 0.3) await askToCancel(world, orderId);
}

const submit = ({ context, checkoutId, token }: Shopper): Promise<PlaceOutcome> =>
  requestPlacement(context, checkoutId, token, TIMEOUT_MS);

/** The later instalments of an order fall due today. */
async function makeDue({ pool }: FaultWorld, { checkoutId }: Shopper): Promise<void> {
  await pool.query(
    `update instalment set due_date = current_date where number > 1 and order_id in (select id from customer_order where checkout_id = $1)`,
    [checkoutId],
  );
}

/**
 * Changes an order, from the total that was accepted to the papers of what it is now, as one
 * durable workflow: what is new is booked first, then what is reserved for it is taken, and what
 * was is ended once all of it stands. A refusal gives all of it back; the holiday stays as it was.
 */
import type { ChangeRefusal } from '#domain/order/changing-refusals.ts';
import { inMarket } from '#server/purchase-context.ts';
import type { PlacementContext } from '../../placement-context.ts';
import { bookPart, cancelPart, type PartResult } from '../../placing/book-part.ts';
import { finallyKnown } from '../../placing/retry-uncertain.ts';
import { findStanding, standingBooking } from '../cancelling/standing-bookings.ts';
import { findChange, type ChangeRecord } from './change-record.ts';
import { makeIsEnded, newBookings } from './changed-parts.ts';
import { captureCharge, releaseCharge } from './charge.ts';
import { claimChange } from './claim-change.ts';
import {
  findNotified,
  notifyBack,
  notifySupplier,
  type NotifiedBooking,
} from './notify-suppliers.ts';
import { saveChanged, saveRefused } from './save-changed.ts';

/** While a payment is at the bank, it is looked at again after so long. */
const LOOK_AGAIN_MS = 10_000;

/** The workflow with the change's id. Run again after any step, it books and pays nothing twice. */
export async function changeOrder(site: PlacementContext, changeId: string): Promise<void> {
  const { step, read } = site.steps;
  const change = await read(() => readChange(site, changeId));
  const context = inMarket(site, change.market);
  const refusal = await claim(context, change);
  if (refusal) return endRefused(context, change, refusal);
  const tried: PartResult[] = [];
  for (const booking of newBookings(context.suppliers, change)) {
    const result = await step(`book ${booking.part}`, () => bookPart(context, booking, change));
    tried.push(result);
    if (result.answer.kind !== 'booked')
      return giveBack(context, change, tried, refusalOf(result.answer));
  }
  const notified = await notify(context, change);
  const endUnmade = async (why: ChangeRefusal) => {
    for (const booking of notified.reached.toReversed())
      await step(`notify back ${booking.part}`, () => notifyBack(context, booking, change.was));
    return giveBack(context, change, tried, why);
  };
  if (notified.refusal) return endUnmade(notified.refusal);
  const { pspReference } = change;
  const isPaid =
    pspReference === undefined ||
    (await step('capture', () => captureCharge(context, change, pspReference)));
  if (!isPaid) return endUnmade('change_card_refused');
  const ended = await step('find bookings', async () =>
    (await findStanding(context.database, change.checkoutId)).filter(makeIsEnded(change)),
  );
  for (const [i, row] of ended.entries())
    await step(`end ${nameAmong(ended, i)}`, () =>
      cancelPart(context.database, standingBooking(context.suppliers, row), change, finallyKnown),
    );
  await step('save change', () => saveChanged(context, change));
}

/** Of a part that stands in several bookings, which of them. */
function nameAmong(rows: readonly { readonly part: string }[], at: number): string {
  const { part } = rows[at]!;
  const nth = rows.slice(0, at + 1).filter((row) => row.part === part).length;
  return nth === 1 ? part : `${part} ${nth}`;
}

/**
 * Tells suppliers what their bookings have from now on, until one of them refuses; `reached` are
 * those who may know it.
 */
async function notify(
  context: PlacementContext,
  change: ChangeRecord,
): Promise<{ readonly reached: readonly NotifiedBooking[]; readonly refusal?: ChangeRefusal }> {
  const { step } = context.steps;
  const reached: NotifiedBooking[] = [];
  for (const booking of await step('find notified', () => findNotified(context.database, change))) {
    const answer = await step(`notify ${booking.part}`, () =>
      notifySupplier(context, booking, change.accepted),
    );
    if (answer !== 'refused') reached.push(booking);
    if (answer !== 'changed')
      return { reached, refusal: answer === 'refused' ? 'supplier_refused' : 'supplier_silent' };
  }
  return { reached };
}

async function readChange({ database }: PlacementContext, id: string): Promise<ChangeRecord> {
  const change = await findChange(database, id);
  if (!change) throw new Error(`nobody has asked for change ${id}`);
  return change;
}

/** Why it is not made; undefined when it is. A payment that is being taken is waited for. */
async function claim(
  context: PlacementContext,
  change: ChangeRecord,
): Promise<ChangeRefusal | undefined> {
  for (let look = 1; ; look++) {
    const { claimed, at } = await context.steps.step(`claim ${look}`, async () => ({
      claimed: await claimChange(context, change),
      at: context.clock().getTime(),
    }));
    if (claimed === 'claimed') return undefined;
    if (claimed !== 'wait') return claimed;
    await context.steps.sleepUntil(new Date(at + LOOK_AGAIN_MS));
  }
}

/** Ends what was booked, writes down why, and looks later for answers that came too late. */
async function giveBack(
  context: PlacementContext,
  change: ChangeRecord,
  tried: readonly PartResult[],
  refusal: ChangeRefusal,
): Promise<void> {
  const { step, sleepUntil } = context.steps;
  const bookings = newBookings(context.suppliers, change);
  const end = (name: string, { part }: PartResult) =>
    step(`${name} ${part}`, () =>
      cancelPart(
        context.database,
        bookings.find((booking) => booking.part === part)!,
        change,
        finallyKnown,
      ),
    );
  for (const result of tried.toReversed()) if (mayStand(result)) await end('give back', result);
  const at = await step('note the time', async () => context.clock().getTime());
  await endRefused(context, change, refusal);
  const late = tried.filter(({ uncertain }) => uncertain);
  for (const [look, after] of late.length === 0 ? [] : context.timeouts.lateLooksMs.entries()) {
    await sleepUntil(new Date(at + after));
    for (const result of late) await end(`late look ${look + 1} at`, result);
  }
}

/** What is reserved for it goes back, then who asked is reached why. */
async function endRefused(
  context: PlacementContext,
  change: ChangeRecord,
  refusal: ChangeRefusal,
): Promise<void> {
  const { pspReference } = change;
  const { step } = context.steps;
  if (pspReference !== undefined)
    await step('release money', () => releaseCharge(context, change, pspReference));
  await step('save refused', () => saveRefused(context, change, refusal));
}

const mayStand = ({ answer: { kind }, uncertain }: PartResult): boolean =>
  uncertain || kind === 'booked' || kind === 'on_request';

function refusalOf({ kind }: PartResult['answer']): ChangeRefusal {
  switch (kind) {
    case 'unavailable':
    case 'expired':
    case 'on_request':
      return 'supplier_sold_out';
    case 'price_changed':
      return 'supplier_price_moved';
    case 'refused':
      return 'supplier_refused';
    default:
      return 'supplier_silent';
  }
}

/** What a visitor may do that costs others; whoever has used it up is told how long to wait. */
import { inTransaction } from '#server/db/transaction.ts';
import type { CallerContext, Tx } from '#server/purchase-context.ts';
import type { Limited } from './quota-rules.ts';
import { lookAtQuota, type QuotaContext, type Spender } from './quota.ts';

/** `used up`: nothing was spent; what was asked may be asked again in so many seconds. */
export type Spending =
  | { readonly kind: 'spent' }
  | { readonly kind: 'used up'; readonly waitSeconds: number };

/** One for a holiday that is held: suppliers are asked, and an airline keeps its seats. */
export const spendBasket = (context: CallerContext, owner: string): Promise<Spending> =>
  inTransaction(context.database, (tx) => spendAs(context, tx, 'baskets', { visitor: owner }));

/**
 * One for a card that is tried, within the transaction that writes it down. A thief tries many
 * cards, in one checkout or by many visitors from one network.
 */
export const spendCardTry = (
  context: CallerContext,
  tx: Tx,
  checkout: { readonly id: string; readonly owner: string },
): Promise<Spending> =>
  spendAs(context, tx, 'cards', { checkout: checkout.id, visitor: checkout.owner });

/**
 * One for a promotional code that there is not: what `find` finds costs nothing. Once all is used
 * up nothing is looked for, so that nobody goes on guessing.
 */
export const spendCodeTry = <Found>(
  context: CallerContext,
  owner: string,
  find: (tx: Tx) => Promise<Found | undefined>,
): Promise<Found | Spending> =>
  inTransaction(context.database, async (tx) => {
    const left = await lookAt(context, tx, 'codes', { visitor: owner });
    return left.kind === 'left' ? ((await find(tx)) ?? left.take()) : left;
  });

/**
 * One for a party room that is made or come into, or for something done in one: each is written
 * down, and anybody may ask for it.
 */
export const spendPartyAct = (
  context: CallerContext,
  owner: string,
  of: 'rooms' | 'acts',
): Promise<Spending> =>
  inTransaction(context.database, (tx) => spendAs(context, tx, `party ${of}`, { visitor: owner }));

/**
 * One for a problem that is reported: it writes to people. Who has no session is counted with their
 * network alone.
 */
export const spendReport = (context: CallerContext, tx: Tx): Promise<Spending> => {
  const { visitor } = context;
  const own = visitor.kind === 'known' ? { visitor: visitor.owner } : {};
  return spendAs(context, tx, 'reports', { ...own, site: 'everybody' });
};

/** One for a quote that a group asks for: it writes to us, and to the mailbox that it names. */
export const spendQuote = (context: SpenderContext, tx: Tx, mailbox: string): Promise<Spending> =>
  spendAs(context, tx, 'quotes', { mailbox, site: 'everybody' });

/** One for a mailbox that is to hear of cruises: it writes there. */
export const spendCruiseNews = (
  context: SpenderContext,
  tx: Tx,
  mailbox: string,
): Promise<Spending> => spendAs(context, tx, 'cruise news', { mailbox, site: 'everybody' });

/** One for what an airline has told a customer: we ask the airline, and write of it. */
export const spendInforming = (
  context: CallerContext,
  tx: Tx,
  customerId: string,
): Promise<Spending> => spendAs(context, tx, 'told changes', { visitor: customerId });

/** One for an invitation to a booking: it writes to the mailbox that a customer names. */
export const spendInvitation = (
  context: SpenderContext,
  tx: Tx,
  { customerId, mailbox }: { readonly customerId: string; readonly mailbox: string },
): Promise<Spending> =>
  spendAs(context, tx, 'invitations', { visitor: customerId, mailbox, site: 'everybody' });

/** One for an airline's reference that a customer tells: the airline is asked whose it is. */
export const spendAirlineReference = (
  context: CallerContext,
  customerId: string,
): Promise<Spending> =>
  inTransaction(context.database, (tx) =>
    spendAs(context, tx, 'airline references', { visitor: customerId }),
  );

/** One for a price that a change of a booking would have: suppliers are asked, and hold seats. */
export const spendChangeQuote = (context: CallerContext, customerId: string): Promise<Spending> =>
  inTransaction(context.database, (tx) =>
    spendAs(context, tx, 'change quotes', { visitor: customerId }),
  );

/** One for an event that a browser tells: it is written down, and anybody may tell some. */
export const spendEvent = (context: SpenderContext, tx: Tx): Promise<Spending> =>
  spendAs(context, tx, 'events', {});

/**
 * One for what a customer asks of their data: a copy reads all tables, an erasure writes a mail,
 * and can be asked for again once it is withdrawn.
 */
export const spendDataRequest = (
  context: SpenderContext,
  tx: Tx,
  customerId: string,
  of: 'copies' | 'erasures',
): Promise<Spending> => spendAs(context, tx, of, { visitor: customerId });

/** What counting a caller's tries takes. */
export type SpenderContext = QuotaContext & Pick<CallerContext, 'caller' | 'securityLog'>;

async function spendAs(
  context: SpenderContext,
  tx: Tx,
  what: Limited,
  spender: Spender,
): Promise<Spending> {
  const left = await lookAt(context, tx, what, spender);
  return left.kind === 'left' ? left.take() : left;
}

/** The same for the caller's network; what is used up makes the answer 429. */
async function lookAt(context: SpenderContext, tx: Tx, what: Limited, spender: Spender) {
  const { caller, securityLog } = context;
  const left = await lookAtQuota(context, tx, what, { ...spender, network: caller.network });
  if (left.kind === 'left') return left;
  const { counted, waitSeconds } = left;
  caller.refuse(waitSeconds);
  securityLog('quota_used_up', { of: `${what} ${counted}` });
  return { kind: 'used up' as const, waitSeconds };
}

/**
 * The durable work of copies and erasures. What is asked for stands in a table; a periodic job
 * starts the workflow of each request that is due, whose id is the request's.
 */
import { sql } from 'kysely';
import { addDays } from '#domain/dates.ts';
import { COPY_DAYS, erasureDay, WITHDRAW_DAYS } from '#domain/privacy/data-retention.ts';
import { putAccountMail } from '#server/account/account-mail.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { todayIn, todayOf } from '#server/market/market.ts';
import { inMarket, type PurchaseContext } from '#server/purchase-context.ts';
import type { Engine } from '#server/workflow/engine.ts';
import { deleteWorkflows } from '#server/workflow/finished-work.ts';
import { isDue, type Queue } from '#server/workflow/retries.ts';
import { workThrough, type LookEnd } from '#server/workflow/work-through.ts';
import { gatherCopy } from './copy.ts';
import { eraseCustomer } from './erase.ts';
import { findLastReturn } from './last-return.ts';
import type { PrivacyContext } from './privacy-context.ts';

export type DataWork = {
  /** Periodic jobs: works on the copies that are asked for, and on erasures that are due. */
  readonly makeCopies: () => Promise<LookEnd>;
  readonly eraseDue: () => Promise<LookEnd>;
};

const QUEUE: Queue = {
  name: 'data-request',
  tries: 6,
  firstPauseMs: 1_000,
  isOutage: () => false,
};

/** Gives the engine the two workflows; before it starts. */
export function defineDataWork(context: WorkContext, engine: Engine): DataWork {
  const copy = engine.define<string, void>({ name: 'make copy', queue: QUEUE.name }, async (id) => {
    await engine.step('gather copy', () => keepCopy(context, id));
    await engine.step('notify of copy', async () => notifyOfCopy(await siteOf(context, id), id));
  });
  const runErasure = engine.define<string, ErasureEnd>(
    { name: 'erase customer', queue: QUEUE.name },
    (id) => engine.step('erase', async () => eraseCustomer(await siteOf(context, id), id)),
  );
  // One that was put off is begun anew on its day, and not answered by what is remembered of it.
  const erase = async (id: string): Promise<void> => {
    if ((await runErasure(id, id)) === 'put off') await deleteWorkflows(context.database, [id]);
  };
  const workOn = (requests: readonly Request[], run: (id: string) => Promise<void>) =>
    workThrough(context.database, QUEUE, requests, {
      idOf: ({ id }) => id,
      work: async ({ id }) => {
        await run(id);
        return 'done';
      },
    });
  return {
    makeCopies: async () => workOn(await findOpenCopies(context), (id) => copy(id, id)),
    eraseDue: async () => workOn(await findDueErasures(context), erase),
  };
}

type WorkContext = PrivacyContext & Pick<PurchaseContext, 'sellers'>;

/** The context of the market at whose site this was asked for. */
async function siteOf(context: WorkContext, id: string): Promise<WorkContext> {
  const { market } = await context.database
    .selectFrom('data_request')
    .select('market')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return inMarket(context, market);
}

type ErasureEnd = Awaited<ReturnType<typeof eraseCustomer>>;

type Request = { readonly id: string };

const findOpenCopies = ({ database }: PrivacyContext): Promise<Request[]> =>
  database
    .selectFrom('data_request')
    .select('id')
    .where('kind', '=', 'EXPORT')
    .where('finished_at', 'is', null)
    .where(isDue(QUEUE.name, 'data_request.id'))
    .orderBy('asked_at')
    .limit(20)
    .execute();

/** A holiday that was booked since puts an erasure off. */
async function findDueErasures(context: WorkContext): Promise<Request[]> {
  const { database } = context;
  const asked = await database
    .selectFrom('data_request')
    .select(['id', 'customer_id', 'asked_at', 'market'])
    .where('kind', '=', 'ERASURE')
    .where('finished_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('asked_at', '<', addDays(todayOf(context), 1 - WITHDRAW_DAYS))
    .where(isDue(QUEUE.name, 'data_request.id'))
    .execute();
  const due = await Promise.all(
    asked.map(async (request) => {
      const there = inMarket(context, request.market);
      const askedOn = todayIn(there.market.timeZone, new Date(request.asked_at));
      const day = erasureDay(askedOn, await findLastReturn(database, request.customer_id));
      return day <= todayOf(there) ? [request] : [];
    }),
  );
  return due.flat();
}

/**
 * The copy stands with its request; the workflow keeps nothing of it. An erasure waits for it, and
 * after one there is none.
 */
const keepCopy = ({ database, clock }: PrivacyContext, id: string): Promise<void> =>
  inTransaction(database, async (tx) => {
    const customer = await tx
      .selectFrom('customer as c')
      .innerJoin('data_request as r', 'r.customer_id', 'c.id')
      .select('c.id')
      .where('r.id', '=', id)
      .where('r.finished_at', 'is', null)
      .where('c.erased_at', 'is', null)
      .forKeyShare('c')
      .executeTakeFirst();
    if (!customer) return;
    const copy = await gatherCopy(tx, customer.id, clock());
    await tx
      .updateTable('data_request')
      .set({ document: JSON.stringify(copy) })
      .where('id', '=', id)
      .execute();
  });

/** Finishes the request and puts the mail, both or neither. */
const notifyOfCopy = (context: PrivacyContext, id: string): Promise<void> =>
  inTransaction(context.database, async (tx) => {
    const { rows } = await sql<{ email: string }>`
      update data_request r set finished_at = ${context.clock().toISOString()} from customer c
      where r.id = ${id} and c.id = r.customer_id and c.erased_at is null and r.finished_at is null
      returning c.email`.execute(tx);
    const [customer] = rows;
    if (!customer) return;
    const until = addDays(todayOf(context), COPY_DAYS);
    await putAccountMail(tx, context, customer.email, {
      template: 'copy-ready',
      requestId: id,
      until,
    });
  });

/** A periodic job: copies whose days are over, and addresses of mails that said the last word. */
export async function forgetCopies({
  database,
  clock,
}: Pick<PrivacyContext, 'database' | 'clock'>): Promise<'done'> {
  await database
    .updateTable('data_request')
    .set({ document: null })
    .where('document', 'is not', null)
    .where(
      sql<boolean>`finished_at <= ${clock().toISOString()}::timestamptz - make_interval(days => ${COPY_DAYS})`,
    )
    .execute();
  await sql`
    with gone as (
      delete from outbox_mail where template = 'erasure-done'
        and (sent_at is not null or created_at < now() - make_interval(days => ${LAST_WORD_DAYS}))
      returning id)
    delete from retry where queue = 'mail' and id in (select id from gone)`.execute(database);
  return 'done';
}

/** A mailbox that has taken no mail for so long is not there any more. */
const LAST_WORD_DAYS = 7;

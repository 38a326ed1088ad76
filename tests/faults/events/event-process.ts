/**
 * Puts a fact into the outbox, beside a row of its own, and delivers what waits: a process of its
 * own, to be killed. `EVENT_FAULTS='{…}' node event-process.ts`.
 */
import * as v from 'valibot';
import { makeEventData } from '#domain/tracking/event-data.ts';
import { makeDatabase } from '#server/db/kysely.ts';
import { makePool } from '#server/db/pool.ts';
import { GREAT_BRITAIN } from '#server/market/market.ts';
import { putFact } from '#server/platform/outbox.ts';
import { makeEventCollector } from '#server/tracking/consumers/collector.ts';
import { eventJobs } from '#server/tracking/event-jobs.ts';
import { eventsToDeal } from '#testing/waiting/events-to-deal.ts';

const { databaseUrl, collectorUrl, fact } = v.parse(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ databaseUrl: v.string(), collectorUrl: v.string(), fact: v.nullable(v.number()) }),
  ),
  process.env['EVENT_FAULTS'],
);

const pool = makePool({ url: databaseUrl, size: 4 });
const database = makeDatabase(pool);
if (fact !== null)
  await database.transaction().execute(async (tx) => {
    await tx
      .insertInto('quota')
      .values({ key: String(fact), spent_until: new Date().toISOString() })
      .execute();
    await putFact(
      tx,
      {
        brand: {
          name: 'Holidaymaker',
          legalName: 'Holidaymaker',
          phone: '',
          email: '',
          siteUrl: 'https://holidaymaker.example',
        },
        market: GREAT_BRITAIN,
        newId: () => `event-${fact}-${process.pid}`,
        eventData: makeEventData,
      },
      {
        client: {
          userAgent: '',
          deviceSource: 'web',
          consentBits: '1000',
          flags: {},
          visitorKey: 'one',
        },
        customer: null,
      },
      { kind: 'BookmarkMerge', bookmarks: fact },
    );
  });
await eventsToDeal(database);
for (const look of eventJobs(database, [makeEventCollector(collectorUrl)])) await look();
await pool.end();

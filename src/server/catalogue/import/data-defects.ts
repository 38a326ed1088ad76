/** Counts the records of a feed that lack what visitors would be shown or sold (ERR-20). */
import * as v from 'valibot';
import { bedsOfRoom } from '#domain/catalogue/hotel-views.ts';
import type { DataDefect, DataDefectKind } from '../feed-report.ts';
import { planRecord, seriesRecord } from './records.ts';

type Noted = { readonly id: string; readonly isRefused: boolean };

export type DefectCount = {
  note(record: unknown, noted: Noted): void;
  /** One of each kind that was met, the first met first. */
  all(): DataDefect[];
};

const MOST_IDS = 20;

/** A count for the records of one feed. */
export function makeDefectCount(): DefectCount {
  const idsOf = new Map<DataDefectKind, string[]>();
  const counts = new Map<DataDefectKind, number>();
  return {
    note: (record, { id, isRefused }) => {
      const kind = isRefused ? defectOfRefused(record) : defectOfTaken(record);
      if (!kind) return;
      const ids = idsOf.get(kind) ?? [];
      if (ids.length < MOST_IDS) idsOf.set(kind, [...ids, id]);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    },
    all: () => [...counts].map(([kind, count]) => ({ kind, count, ids: idsOf.get(kind) ?? [] })),
  };
}

const HotelPart = v.object({ type: v.picklist(['hotel', 'plan', 'rates']) });
const FlightPart = v.object({ type: v.picklist(['series', 'fares']) });
const Priced = v.object({ fares: v.pipe(v.string(), v.nonEmpty()) });
const Series = v.object({ type: v.literal('series') });
const WithBags = v.pipe(
  v.pick(seriesRecord, ['holdBagIncluded', 'bagPrice']),
  v.check(({ holdBagIncluded, bagPrice }) => holdBagIncluded === (bagPrice === 0)),
);

function defectOfRefused(record: unknown): DataDefectKind | undefined {
  if (v.is(HotelPart, record)) return 'MisconfiguredHotelError';
  if (!v.is(FlightPart, record)) return undefined;
  if (!v.is(Priced, record)) return 'MissingFlightPriceError';
  return v.is(Series, record) && !v.is(WithBags, record) ? 'MissingBagsInfoError' : undefined;
}

const Room = v.pick(planRecord, ['type', 'roomFacts']);

const defectOfTaken = (record: unknown): DataDefectKind | undefined =>
  v.is(Room, record) && bedsOfRoom(record.roomFacts).length === 0
    ? 'MissingRoomImageError'
    : undefined;

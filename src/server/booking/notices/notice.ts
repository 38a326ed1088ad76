/** What a supplier or an airline tells of a holiday that it has sold through us. */
import * as v from 'valibot';
import { BOARD_CODES } from '#domain/catalogue/board.ts';
import { areTextsReadable } from '#domain/input/readable-text.ts';

const ShortText = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
/** `2027-07-24T06:15`, by the clock at the airport. */
const LocalTime = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/));
const Instant = v.pipe(v.string(), v.isoTimestamp());
const Airport = v.object({ code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), name: ShortText });

export const NOTICE_SUPPLIERS = ['flights', 'stays'] as const;
export type NoticeSupplier = (typeof NOTICE_SUPPLIERS)[number];

const about = {
  /** Counted by the supplier, in the order in which it tells. */
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** Under which we have booked. */
  bookingKey: ShortText,
  sentAt: Instant,
};

/** Each says how it is from now on; what it does not name is as it was. */
const ChangeSchema = v.variant('kind', [
  v.object({
    kind: v.literal('FLIGHT_MOVED'),
    leg: v.picklist(['outbound', 'inbound']),
    departureTime: LocalTime,
    arrivalTime: LocalTime,
    departsAt: Instant,
    arrivesAt: Instant,
    origin: v.exactOptional(Airport),
    destination: v.exactOptional(Airport),
  }),
  v.object({
    kind: v.literal('STAY_CHANGED'),
    hotel: v.exactOptional(
      v.object({
        id: v.pipe(v.number(), v.safeInteger()),
        name: ShortText,
        stars: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
        placeId: ShortText,
        placeName: ShortText,
        country: ShortText,
        countryName: ShortText,
        address: ShortText,
      }),
    ),
    /** A name for each room that was booked. */
    rooms: v.exactOptional(v.pipe(v.array(ShortText), v.maxLength(20))),
    board: v.exactOptional(v.picklist(BOARD_CODES)),
    /** What was promised to somebody who needs it, and is not so any more. */
    accessLost: v.exactOptional(v.pipe(v.array(ShortText), v.maxLength(10))),
  }),
]);
export type NoticedChange = v.InferOutput<typeof ChangeSchema>;
export const NoticedChangesSchema = v.array(ChangeSchema);

const NewsSchema = v.union([ChangeSchema, v.object({ kind: v.literal('CANCELLED') })]);

/** One notice, whichever way it comes. */
export const NoticeSchema = v.pipe(
  v.intersect([v.object(about), NewsSchema]),
  v.check((notice) => areTextsReadable(notice)),
);
export type SupplierNotice = v.InferOutput<typeof NoticeSchema>;

/** A supplier's list from a number on, in its own order. */
export const NoticeListSchema = v.array(v.unknown());

/** What is sent to us. */
export const SentNoticeSchema = v.object({
  supplier: v.picklist(NOTICE_SUPPLIERS),
  notice: NoticeSchema,
});

export const changeOf = (raw: unknown): NoticedChange => v.parse(ChangeSchema, raw);

export const newsOf = (raw: unknown) => v.parse(NewsSchema, raw);

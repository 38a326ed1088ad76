/**
 * Who of a booking is ready to travel: two dates of each passport and the country's rule, and
 * whether the name in it is the one on the booking.
 */
import { checkName } from '#domain/basket/passengers.ts';
import { mayDo } from '#domain/booking/booking-roles.ts';
import { areNamesAlike } from '#domain/booking/passport-name.ts';
import {
  checkPassport,
  readPassportRule,
  type PassportProblem,
} from '#domain/booking/passport-rule.ts';
import { TRAVELLER_CHECK_REFUSALS } from '#domain/booking/traveller-check-refusals.ts';
import { isIsoDate, parseUkDate, type IsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/field-error.ts';
import type { PersonName } from '#domain/order/changing.ts';
import { hasFailed } from '#domain/order/order-states.ts';
import type { TravelDays } from '#domain/order/travel-days.ts';
import { refuse } from '#domain/refuse.ts';
import { entryRulesFor, type EntryFacts } from '#server/catalogue/reference.ts';
import type { Database } from '#server/db/kysely.ts';
import { todayOf } from '#server/market/market.ts';
import type { Tx, VisitorContext } from '#server/purchase-context.ts';
import { loadBooking, type OwnBooking } from './own-booking.ts';

export type PassportKind = 'gb' | 'ie';

export type TravellerCheck = {
  /** Of the traveller among those of the booking, from 1. */
  readonly number: number;
  readonly passport: PassportKind;
  readonly issuedOn: IsoDate;
  readonly expiresOn: IsoDate;
  /** None: good for this journey, as far as two dates show. */
  readonly problems: readonly PassportProblem[];
  /** Whether the passport is in the name on the booking; null until that name is compared. */
  readonly isNameAlike: boolean | null;
};

/** The rules of entry of the country that the holiday is in, where they are known. */
export const entryRulesOf = ({ accepted }: Pick<OwnBooking, 'accepted'>): EntryFacts | undefined =>
  entryRulesFor(accepted.holiday.hotel.placeId);

/** What was told of the travellers' passports, for whoever may know. */
export const loadTravellerChecks = async (
  database: Database,
  booking: OwnBooking,
): Promise<readonly TravellerCheck[]> =>
  mayDo(booking.role, 'change') ? listChecks(database, booking) : [];

type CheckedOrder = TravelDays & Pick<OwnBooking, 'id' | 'accepted'>;

/** What was told of each passport of an order, held against the rule of the country. */
export async function listChecks(
  database: Database | Tx,
  order: CheckedOrder,
): Promise<readonly TravellerCheck[]> {
  const entry = entryRulesOf(order);
  const rows = await database
    .selectFrom('traveller_check')
    .select(['number', 'passport', 'issued_on', 'expires_on', 'is_name_alike', 'compared_with'])
    .where('order_id', '=', order.id)
    .orderBy('number')
    .execute();
  return rows.map(({ number, passport, issued_on: issuedOn, expires_on: expiresOn, ...name }) => {
    const who = order.accepted.passengers[number - 1];
    const isOfThisName = who !== undefined && nameOf(who) === name.compared_with;
    const isNameAlike = isOfThisName ? name.is_name_alike : null;
    const rule = entry && readPassportRule(entry[passport].passport);
    const journey = { arrives: order.departureDate, leaves: order.returnDate };
    const problems = rule ? checkPassport({ issuedOn, expiresOn }, journey, rule) : [];
    return { number, passport, issuedOn, expiresOn, problems, isNameAlike };
  });
}

const nameOf = ({ firstName, lastName }: PersonName): string => `${firstName} ${lastName}`;

export type CheckChange =
  | { readonly kind: 'changed'; readonly booking: OwnBooking }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

type TypedPassport = {
  readonly orderCode: string;
  readonly traveller: number;
  /** As it was shown to whoever told them; null where it is not said. */
  readonly name?: string | null | undefined;
  readonly passport: string;
  /** As typed: `05/02/2031`, or as an ISO date. */
  readonly issuedOn: string;
  readonly expiresOn: string;
  /** As they stand in the passport; left out, no name is compared. */
  readonly firstNames?: string | null | undefined;
  readonly lastName?: string | null | undefined;
};

/**
 * Keeps the dates of one traveller's passport in place of those told before, and of its name only
 * whether it is the one on the booking.
 */
export async function saveTravellerCheck(
  context: VisitorContext,
  typed: TypedPassport,
): Promise<CheckChange> {
  const booking = await findChangeable(context, typed);
  if ('errors' in booking) return booking;
  if (hasFailed(booking.status)) return refused('passport_of_cancelled');
  const read = readDates(typed, todayOf(context));
  const inPassport = readName(typed);
  const wrong = [read, inPassport].flatMap((one) => (one && 'errors' in one ? one.errors : []));
  if (read.kind === 'refused' || (inPassport && 'errors' in inPassport))
    return { kind: 'refused', errors: wrong };
  const { kind: _, ...dates } = read;
  const kept = {
    ...dates,
    ...compared(booking.accepted.passengers[typed.traveller - 1]!, inPassport),
  };
  await context.database
    .insertInto('traveller_check')
    .values({ order_id: booking.id, number: typed.traveller, ...kept })
    .onConflict((conflict) =>
      conflict
        .columns(['order_id', 'number'])
        .doUpdateSet({ ...kept, updated_at: context.clock().toISOString() }),
    )
    .execute();
  return { kind: 'changed', booking };
}

/** The name in the passport; undefined where none is told. */
function readName({ firstNames, lastName }: TypedPassport): PersonName | Refused | undefined {
  if (typeof firstNames !== 'string' && typeof lastName !== 'string') return undefined;
  const name = { firstName: firstNames ?? '', lastName: lastName ?? '' };
  const errors = [
    ...checkName(name.firstName, 'firstNames'),
    ...checkName(name.lastName, 'lastName'),
  ];
  return errors.length > 0 ? { kind: 'refused', errors } : name;
}

const compared = (booked: PersonName, inPassport: PersonName | undefined) => ({
  is_name_alike: inPassport ? areNamesAlike(booked, inPassport) : null,
  compared_with: inPassport ? nameOf(booked) : null,
});

/** Forgets all that was told of one traveller's passport: its dates, and whose name is in it. */
export async function removeTravellerCheck(
  context: VisitorContext,
  asked: Pick<TypedPassport, 'orderCode' | 'traveller' | 'name'>,
): Promise<CheckChange> {
  const booking = await findChangeable(context, asked);
  if ('errors' in booking) return booking;
  await context.database
    .deleteFrom('traveller_check')
    .where('order_id', '=', booking.id)
    .where('number', '=', asked.traveller)
    .execute();
  return { kind: 'changed', booking };
}

type Refused = Extract<CheckChange, { kind: 'refused' }>;

const refused = (
  code: 'traveller_not_found' | 'travellers_changed' | 'passport_of_cancelled',
): Refused => ({
  kind: 'refused',
  errors: [refuse(TRAVELLER_CHECK_REFUSALS, code, '')],
});

/** The booking, while the number is the traveller's whose name was shown. */
async function findChangeable(
  context: VisitorContext,
  { orderCode, traveller, name }: Pick<TypedPassport, 'orderCode' | 'traveller' | 'name'>,
): Promise<OwnBooking | Refused> {
  const booking = await loadBooking(context, orderCode);
  if (!booking || !mayDo(booking.role, 'change')) return refused('traveller_not_found');
  const who = booking.accepted.passengers[traveller - 1];
  if (name && name !== (who && nameOf(who))) return refused('travellers_changed');
  return who ? booking : refused('traveller_not_found');
}

type ReadDates =
  | {
      readonly kind: 'read';
      readonly passport: PassportKind;
      readonly issued_on: IsoDate;
      readonly expires_on: IsoDate;
    }
  | Refused;

function readDates({ passport, issuedOn, expiresOn }: TypedPassport, today: IsoDate): ReadDates {
  const [issued, expires] = [readDay(issuedOn), readDay(expiresOn)];
  const errors: FieldError[] = [];
  const isKnown = passport === 'gb' || passport === 'ie';
  if (!isKnown) errors.push(refuse(TRAVELLER_CHECK_REFUSALS, 'passport_kind_required', 'passport'));
  if (!issued) errors.push(refuse(TRAVELLER_CHECK_REFUSALS, 'passport_day_invalid', 'issuedOn'));
  else if (issued > today)
    errors.push(refuse(TRAVELLER_CHECK_REFUSALS, 'passport_issued_in_future', 'issuedOn'));
  if (!expires) errors.push(refuse(TRAVELLER_CHECK_REFUSALS, 'passport_day_invalid', 'expiresOn'));
  else if (issued && expires <= issued)
    errors.push(refuse(TRAVELLER_CHECK_REFUSALS, 'passport_dates_swapped', 'expiresOn'));
  return errors.length > 0 || !isKnown || !issued || !expires
    ? { kind: 'refused', errors }
    : { kind: 'read', passport, issued_on: issued, expires_on: expires };
}

const readDay = (typed: string): IsoDate | undefined =>
  isIsoDate(typed.trim()) ? typed.trim() : parseUkDate(typed);

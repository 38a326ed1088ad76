/** Who travels, as it is kept with the checkout of a basket. */
import * as v from 'valibot';
import { ASSISTANCES, IMPAIRMENTS, WHEELCHAIR_TYPES } from '#domain/basket/accessibility.ts';
import { PASSENGER_TYPES } from '#domain/basket/passenger-ages.ts';
import type { Passenger } from '#domain/basket/passengers.ts';
import type { Database } from '#server/db/kysely.ts';

const AssistanceSchema = v.object({
  impairments: v.pipe(v.array(v.picklist(IMPAIRMENTS)), v.readonly()),
  requiredAssistance: v.pipe(v.array(v.picklist(ASSISTANCES)), v.readonly()),
  wheelchairType: v.nullable(v.picklist(WHEELCHAIR_TYPES)),
  otherImpairment: v.nullable(v.string()),
});
export const PassengerSchema = v.object({
  type: v.picklist(PASSENGER_TYPES),
  title: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  dateOfBirth: v.string(),
  age: v.object({ value: v.number(), unit: v.picklist(['MONTHS', 'YEARS'] as const) }),
  leadAuthorised: v.boolean(),
  specialAssistance: v.nullable(AssistanceSchema),
});

/** The passengers saved for a basket, if its checkout has got so far. */
export async function findPassengers(
  database: Database,
  basketId: string,
): Promise<readonly Passenger[]> {
  const row = await database
    .selectFrom('checkout')
    .select('passenger_details')
    .where('basket_id', '=', basketId)
    .executeTakeFirst();
  return readSavedPassengers(row?.passenger_details ?? null);
}

/** The passengers of a stored column; none when nothing is stored yet. */
export const readSavedPassengers = (stored: unknown): Passenger[] =>
  stored === null ? [] : v.parse(v.array(PassengerSchema), stored);

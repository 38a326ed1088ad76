/**
 * What the visitor accepted at the moment of the claim: a placement works from this alone, whatever
 * happens to the basket since.
 */
import * as v from 'valibot';
import { PLAN_NAMES } from '#domain/holiday/payment-plans.ts';
import { PricedHolidaySchema, PriceLineSchema } from '#domain/holiday/priced-holiday.ts';
import type { MarketName } from '#domain/market/market-name.ts';
import { CURRENCIES } from '#domain/money.ts';
import { ChoicesSchema, ChosenCreditsSchema, SessionSchema } from '#server/basket/basket-record.ts';
import { PromotionalCodeSchema } from '#server/basket/promotional-code-record.ts';
import { PassengerSchema } from '#server/basket/saved-passengers.ts';
import { CarSchema, ContactSchema } from '#server/checkout/checkout-record.ts';
import { AuthorisedSchema } from '#server/checkout/payment-attempt.ts';
import type { Database } from '#server/db/kysely.ts';

const InstalmentSchema = v.object({
  amount: v.number(),
  dueDate: v.string(),
  transactionFee: v.number(),
});

export const AcceptedSchema = v.object({
  owner: v.string(),
  /** Whom the card provider knows the shopper as; claims of the release before said the owner. */
  shopperReference: v.optional(v.string()),
  basketId: v.string(),
  holiday: PricedHolidaySchema,
  choices: ChoicesSchema,
  /** The one that takes something off. */
  promotionalCode: v.optional(PromotionalCodeSchema),
  /** Those that take something off. */
  chosenCredits: v.optional(ChosenCreditsSchema),
  /** What others’ changes take off, of an order that was kept in spite of them. */
  reductions: v.optional(v.pipe(v.array(PriceLineSchema), v.readonly())),
  supplierSession: v.optional(SessionSchema),
  /** What the airline knows each booked flight by, for what is added to them. */
  flightReferences: v.optional(v.object({ outbound: v.string(), inbound: v.string() })),
  /** Who has joined since, each with flights of their own: under which key they are booked. */
  joined: v.optional(
    v.pipe(
      v.array(
        v.object({
          traveller: v.number(),
          price: v.number(),
          key: v.exactOptional(v.string()),
          /** What the airline knows their flights by, for what is added to them. */
          references: v.exactOptional(v.object({ outbound: v.string(), inbound: v.string() })),
        }),
      ),
      v.readonly(),
    ),
  ),
  passengers: v.pipe(v.array(PassengerSchema), v.readonly()),
  contact: ContactSchema,
  car: v.optional(CarSchema),
  plan: v.object({
    name: v.picklist(PLAN_NAMES),
    label: v.string(),
    equalInstalmentPlan: v.boolean(),
    instalments: v.pipe(v.array(InstalmentSchema), v.readonly()),
  }),
  /** The first payment with its fee, in pence: what is authorised. */
  amount: v.number(),
  currency: v.picklist(CURRENCIES),
  /** How it is paid: a card with proof, or a payment page that has authorised already. */
  payment: v.variant('by', [
    v.object({ by: v.literal('card'), card: v.string(), proof: v.string() }),
    v.object({ by: v.literal('page'), authorised: AuthorisedSchema }),
  ]),
});
export type Accepted = v.InferOutput<typeof AcceptedSchema>;

export type Placement = {
  readonly id: string;
  readonly checkoutId: string;
  readonly attempt: number;
  /** Who sells it. */
  readonly market: MarketName;
  readonly accepted: Accepted;
};

/** The id of a placement and of its workflow. */
export const placementId = (checkoutId: string, attempt: number): string =>
  `${checkoutId}:${attempt}`;

export async function readPlacement(database: Database, id: string): Promise<Placement> {
  const row = await database
    .selectFrom('placement')
    .innerJoin('checkout', 'checkout.id', 'placement.checkout_id')
    .select([
      'placement.id',
      'placement.checkout_id',
      'placement.attempt',
      'checkout.market',
      'accepted',
    ])
    .where('placement.id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    checkoutId: row.checkout_id,
    attempt: row.attempt,
    market: row.market,
    accepted: v.parse(AcceptedSchema, row.accepted),
  };
}

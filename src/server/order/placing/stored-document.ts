/** Order documents as they are stored. */
import * as v from 'valibot';
import { CURRENCIES } from '#domain/money.ts';
import type { OrderDocument } from '#domain/order/order-document.ts';

const list = <S extends v.GenericSchema>(schema: S) => v.pipe(v.array(schema), v.readonly());
const FlightEndSchema = v.object({
  airport: v.string(),
  localTime: v.string(),
  instant: v.string(),
});

export const PaymentSchema = v.object({
  dueDate: v.string(),
  amount: v.number(),
  status: v.picklist(['paid', 'due', 'failed'] as const),
});

export const OrderDocumentSchema: v.GenericSchema<unknown, OrderDocument> = v.object({
  brand: v.object({
    name: v.string(),
    legalName: v.string(),
    phone: v.string(),
    email: v.string(),
    siteUrl: v.string(),
    orderPath: v.string(),
  }),
  orderCode: v.string(),
  version: v.exactOptional(v.number()),
  bookedOn: v.string(),
  currency: v.picklist(CURRENCIES),
  place: v.string(),
  holidayName: v.string(),
  flights: list(
    v.object({
      carrier: v.string(),
      flightNumber: v.string(),
      stops: v.exactOptional(v.string()),
      from: FlightEndSchema,
      to: FlightEndSchema,
      bags: v.string(),
      seats: v.exactOptional(v.string()),
      boarding: v.exactOptional(v.string()),
      isToBook: v.exactOptional(v.literal(true)),
      isOwn: v.exactOptional(v.literal(true)),
      airlineReference: v.exactOptional(v.string()),
      joined: v.exactOptional(v.array(v.object({ name: v.string(), reference: v.string() }))),
    }),
  ),
  stay: v.object({
    hotel: v.string(),
    address: v.string(),
    checkIn: v.string(),
    nights: v.number(),
    rooms: list(v.string()),
    board: v.string(),
    supplierReference: v.exactOptional(v.string()),
  }),
  // Orders from before extras were written down have none.
  extras: v.optional(
    list(
      v.object({
        name: v.string(),
        detail: v.string(),
        supplierReference: v.exactOptional(v.string()),
      }),
    ),
    [],
  ),
  perks: v.exactOptional(
    list(v.object({ name: v.string(), detail: v.string(), until: v.string() })),
  ),
  passengers: list(
    v.object({ name: v.string(), kind: v.picklist(['adult', 'child', 'infant'] as const) }),
  ),
  receipt: list(
    v.object({
      label: v.string(),
      basis: v.string(),
      amount: v.number(),
      due: v.picklist(['now', 'later', 'at the hotel'] as const),
      isProtected: v.boolean(),
      protectedAmount: v.exactOptional(v.number()),
    }),
  ),
  payments: list(PaymentSchema),
  refunds: v.exactOptional(
    list(
      v.object({
        amount: v.number(),
        status: v.picklist(['open', 'done', 'failed', 'settled'] as const),
        dueBy: v.string(),
      }),
    ),
  ),
  cancelling: v.exactOptional(list(v.object({ until: v.nullable(v.string()), lost: v.number() }))),
  vat: v.exactOptional(v.string()),
  contact: v.object({ name: v.string(), email: v.string(), phone: v.exactOptional(v.string()) }),
  protection: v.object({
    sentences: list(v.string()),
    scheme: v.exactOptional(v.picklist(['BOND', 'INSURANCE'] as const)),
    certificateNumber: v.exactOptional(v.string()),
    atolNumber: v.exactOptional(v.string()),
  }),
});

import type { TestShop } from '#testing/booking-shop.ts';
import type { TestDatabase } from '#testing/database.ts';
import type { Outside } from './auditor.ts';

/** The fakes keep no hours. */
const DELETED_AT = '2026-11-21T10:00:00.000Z';

/** The books of the outside world as the fakes hold them; every mail that was put has arrived. */
export async function fakeOutside(db: TestDatabase, shop: TestShop): Promise<Outside> {
  const { rows } = await db.pool.query<{ id: string }>('select id from outbox_mail');
  return {
    bookings: [...shop.suppliers.bookings.values()],
    payments: [...shop.payments.payments.values()].map(
      ({ reference, amount, captured, refunded, cancelled }) => ({
        reference,
        authorised: amount,
        captured,
        refunded,
        cancelled: cancelled ? amount : 0,
      }),
    ),
    mandates: [...shop.payments.mandates].map(([id, { isDeleted }]) => ({
      id,
      ...(isDeleted && { deletedAt: DELETED_AT }),
    })),
    issuedCards: [...shop.payments.cards].map(([id, { reference, limit, spent, isOpen }]) => ({
      id,
      reference,
      limit: { value: limit },
      spent,
      status: isOpen ? 'open' : 'closed',
    })),
    messageIds: rows.map(({ id }) => `<${id}@holidaymaker.example>`),
  };
}

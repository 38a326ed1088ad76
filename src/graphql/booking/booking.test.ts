import { expect, test } from 'vitest';
import { ORDER_STATES } from '#domain/order/order-states.ts';
import type { OwnBooking } from '#server/booking/own-booking.ts';
import { bookingResolvers } from './booking.ts';

test('papers are listed while they open: no request has any, and no order that has ended', () => {
  const listed = ORDER_STATES.filter((status) => {
    const booking = { role: 'LEAD', checkoutId: 'c1', status, document: { protection: {} } };
    return bookingResolvers.Booking.documents(booking as OwnBooking).length > 0;
  });
  expect(listed).toEqual(['PLACED', 'PROCESSING', 'CONFIRMED']);
});

import { expect, test } from 'vitest';
import { listOrders, type ListedOrder } from './order-list.ts';

const order = (
  departureDate: string,
  returnDate: string,
  status: ListedOrder['status'] = 'CONFIRMED',
) => ({ departureDate, returnDate, status });

const away = order('2026-11-18', '2026-11-21');
const july = order('2027-07-24', '2027-07-31');
const november = order('2027-11-05', '2027-11-08', 'PENDING');
const yesterday = order('2026-11-13', '2026-11-20');
const cancelled = order('2027-05-15', '2027-05-22', 'CANCELLED');
const failed = order('2026-12-24', '2026-12-31', 'FAILED');

test('next, later and past: whoever comes home today is still away', () => {
  expect(listOrders([november, cancelled, july, yesterday, failed, away], '2026-11-21')).toEqual({
    next: away,
    later: [july, november],
    past: [cancelled, failed, yesterday],
  });
});

test('nobody has been anywhere yet', () => {
  expect(listOrders([], '2026-11-21')).toEqual({ next: undefined, later: [], past: [] });
});

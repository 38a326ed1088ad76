import { isPassportReady } from '#domain/booking/passport-rule.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import type { CheckedBookingFragment } from './query.generated.ts';

export type PassportHolder = CheckedBookingFragment['travellers'][number];
export type Check = NonNullable<CheckedBookingFragment['checklist']>['checks'][number];

/** How one traveller stands: nothing told yet, something wrong, or ready. */
type Readiness = 'untold' | 'problem' | 'ready';

function readinessOf(check: Check | undefined): Readiness {
  if (!check) return 'untold';
  return isPassportReady(check) ? 'ready' : 'problem';
}

/** Everybody with what is known of their passport. */
export const passportsOf = ({ travellers, checklist }: CheckedBookingFragment) =>
  travellers.map((traveller) => {
    const check = checklist?.checks.find(({ number }) => number === traveller.number);
    return { traveller, check, state: readinessOf(check) };
  });

export type Person = ReturnType<typeof passportsOf>[number];

export const nameOf = ({ firstName, lastName }: PassportHolder): string =>
  `${firstName} ${lastName}`;

/** Where one traveller's passport is told. */
export const passportHref = (orderCode: string, { number }: PassportHolder): string =>
  bookingRoutes.checklist.href({ orderCode, query: `traveller=${number}` });

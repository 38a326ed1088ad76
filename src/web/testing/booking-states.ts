import { expect } from 'vitest';
import { routes } from '#web/routes.ts';
import { requestPage } from './request-page.ts';

/**
 * What every page of a booking does where there is nothing to show: a login that leads back, and
 * the same 404 for nobody's booking and for another's.
 */
export async function expectOwnStates(page: string, operation: string): Promise<void> {
  const address = `/account/bookings/HM7K42QD/${page}`;
  const ask = (answer: () => object) => requestPage(address, { answers: { [operation]: answer } });
  const unknown = await ask(() => ({ customer: null, booking: null }));
  expect([unknown.status, unknown.location]).toEqual([
    302,
    routes.login.href({ query: new URLSearchParams({ redirect_to: address }) }),
  ]);
  const foreign = await ask(() => ({ customer: { id: 'u1' }, booking: null }));
  expect(foreign.status).toBe(404);
  expect(foreign.html).not.toContain('HM7K42QD</');
}

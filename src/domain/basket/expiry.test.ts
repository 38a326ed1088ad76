import { expect, test } from 'vitest';
import { displayedExpiry, isExpired, isSessionLive } from './expiry.ts';

const now = '2026-11-21T10:00:00.000Z';
const session = { sessionId: 's', expiresAt: '2026-11-21T10:20:00.000Z', extendedCount: 0 };

test('the shown expiry is the basket’s when it is earlier than the session’s visual one, else the visual one [BSKT-09]', () => {
  expect(
    displayedExpiry({ expiresAt: '2026-11-21T10:25:00Z', supplierSession: session, now }),
  ).toBe('2026-11-21T10:25:00.000Z');
  expect(
    displayedExpiry({ expiresAt: '2026-11-21T11:00:00Z', supplierSession: session, now }),
  ).toBe('2026-11-21T10:34:00.000Z');
  expect(
    displayedExpiry({ expiresAt: '2026-11-21T11:00:00Z', supplierSession: undefined, now }),
  ).toBe('2026-11-21T11:00:00.000Z');
});

test('a session without expiry has ended: the expiry is now [BSKT-10]', () => {
  const ended = {
    expiresAt: '2026-11-21T11:00:00Z',
    supplierSession: { sessionId: 's', extendedCount: 0 },
    now,
  };
  expect(displayedExpiry(ended)).toBe(now);
  expect(isExpired(ended)).toBe(true);
});

test('a session that was never extended shows 840,000 ms more; an extended one its real end [BSKT-11]', () => {
  const visual = displayedExpiry({
    expiresAt: '2026-11-21T12:00:00Z',
    supplierSession: session,
    now,
  });
  expect(Date.parse(visual) - Date.parse(session.expiresAt)).toBe(840_000);
  expect(
    displayedExpiry({
      expiresAt: '2026-11-21T12:00:00Z',
      supplierSession: { ...session, extendedCount: 1 },
      now,
    }),
  ).toBe(session.expiresAt);
});

test('a basket is honoured to its last millisecond and not beyond (R5, F-24)', () => {
  const at = (moment: string) =>
    isExpired({ expiresAt: '2026-11-21T10:30:00.000Z', supplierSession: undefined, now: moment });
  expect(at('2026-11-21T10:29:59.999Z')).toBe(false);
  expect(at('2026-11-21T10:30:00.000Z')).toBe(true);
});

test('a session lives until its end; without one it has ended', () => {
  expect(isSessionLive(session, new Date('2026-11-21T10:19:59Z'))).toBe(true);
  expect(isSessionLive(session, new Date('2026-11-21T10:20:00Z'))).toBe(false);
  expect(isSessionLive({ sessionId: 's', extendedCount: 1 }, new Date(now))).toBe(false);
});

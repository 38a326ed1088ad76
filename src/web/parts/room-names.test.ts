import { expect, test } from 'vitest';
import { roomNames } from './room-names.ts';

test('each room’s name stands once, with how many there are', () => {
  const named = (...names: string[]) => roomNames(names.map((displayName) => ({ displayName })));
  expect(named('Double room, garden view', 'Double room, garden view')).toBe(
    '2 × Double room, garden view',
  );
  expect(named('Double room', 'Family room', 'Double room')).toBe(
    '2 × Double room and Family room',
  );
  expect(named('Family room')).toBe('Family room');
});

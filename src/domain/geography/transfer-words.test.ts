import { expect, test } from 'vitest';
import { transferWords } from './transfer-words.ts';

test('what is shared says with whom, what is private says so, a seaplane needs no words', () => {
  expect(transferWords('shuttle_service')).toBe(
    'You share it with other guests: it may wait for another flight, and it stops at other hotels.',
  );
  expect(transferWords('private_taxi')).toBe('A car just for you, straight to the hotel door.');
  expect(transferWords('seaplane')).toBe('');
});

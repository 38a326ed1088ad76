import { expect, test } from 'vitest';
import { chosenPin } from './chosen-pin.ts';

const pin = (id: string, hotelId: string, lat: number, lon = 3) => ({
  id,
  hotelId,
  position: { lat, lon },
});
const RESORTS = [pin('malia', '1', 35), pin('deia', '2', 40), pin('alcudia', '3', 41)];

test('the pin of the id is chosen, and the cheapest before anything was', () => {
  expect(chosenPin(RESORTS, 'alcudia', RESORTS[1])?.id).toBe('alcudia');
  expect(chosenPin(RESORTS, undefined, undefined)?.id).toBe('malia');
});

test('a resort that gives way to its hotels leaves the choice to the one with its price', () => {
  const hotels = [pin('7', '7', 40), pin('2', '2', 40.01)];
  expect(chosenPin([RESORTS[0]!, ...hotels], 'deia', RESORTS[1])?.id).toBe('2');
});

test('a hotel that goes back into its resort leaves it to the nearest', () => {
  expect(chosenPin(RESORTS, '9', pin('9', '9', 40.9))?.id).toBe('alcudia');
  const north = [pin('east', '1', 60, 5), pin('south', '2', 58.9, 3)];
  expect(chosenPin(north, '9', pin('9', '9', 60))?.id).toBe('east');
});

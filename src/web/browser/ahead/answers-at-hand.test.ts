import { expect, test } from 'vitest';
import type { DataCall } from '#web/data/data-call.ts';
import { makeAnswersAtHand } from './answers-at-hand.ts';

const list = { name: 'ResultsPage', text: 'query ResultsPage { x }' };
const deal = { name: 'DealPage', text: 'query DealPage { x }' };
const save = { name: 'Save', text: 'mutation Save { x }' };

function open() {
  const sent: string[] = [];
  const clock = { now: 0 };
  const broken = { isOn: false };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what these operations answer
  const send = (async ({ name }: { name: string }) => {
    sent.push(name);
    if (broken.isOn) throw new Error('no answer');
    return sent.length;
  }) as unknown as DataCall;
  return { sent, clock, broken, hand: makeAnswersAtHand(send, () => clock.now) };
}

test('a list is there again on the way back, and on no other way', async () => {
  const { sent, hand } = open();
  const shown = await hand.call(list, { page: 1 });
  await hand.call(list, { page: 1 });
  expect(sent).toHaveLength(2);
  hand.setReturning(true);
  expect(await hand.call(list, { page: 1 })).not.toBe(shown);
  expect(await hand.call(deal, {})).toBe(3);
  expect(sent).toEqual(['ResultsPage', 'ResultsPage', 'DealPage']);
});

test('a change makes what is at hand old', async () => {
  const { sent, hand } = open();
  await hand.call(list, {});
  await hand.call(save, {});
  hand.setReturning(true);
  await hand.call(list, {});
  expect(sent).toEqual(['ResultsPage', 'Save', 'ResultsPage']);
});

test('a list is asked for again after five minutes, or when it did not come', async () => {
  const { sent, clock, broken, hand } = open();
  hand.setReturning(true);
  await hand.call(list, {});
  clock.now = 5 * 60_000;
  await hand.call(list, {});
  expect(sent).toHaveLength(1);
  clock.now += 1;
  await hand.call(list, {});
  expect(sent).toHaveLength(2);
  sent.length = 0;
  broken.isOn = true;
  await expect(hand.call(list, { page: 2 })).rejects.toThrow('no answer');
  broken.isOn = false;
  expect(await hand.call(list, { page: 2 })).toBe(2);
});

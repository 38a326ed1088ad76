import { expect, test } from 'vitest';
import { makeBasketAct, parseBasketAct, type BasketAct } from './act-on-basket.ts';

const posted = (value: string) => {
  const form = new FormData();
  form.set('basket', value);
  return form;
};

test('a pressed button reads as the act that made it [BSKT-14]', () => {
  const acts: BasketAct[] = [
    { kind: 'extend' },
    { kind: 'refresh' },
    { kind: 'accept', total: 285840 },
  ];
  for (const act of acts) expect(parseBasketAct(posted(makeBasketAct(act)))).toEqual(act);
});

test('other forms and crooked totals are no act', () => {
  for (const crooked of ['', 'accept', 'accept -1', 'accept 1e9', 'toString'])
    expect(parseBasketAct(posted(crooked))).toBeUndefined();
  expect(parseBasketAct(new FormData())).toBeUndefined();
});

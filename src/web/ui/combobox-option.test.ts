import { expect, test } from 'vitest';
import { actOf, toggled } from './combobox-option.ts';

const leeds = { id: 'LBA', label: 'Leeds Bradford' };
const luton = { id: 'LTN', label: 'Luton' };

test('an option is put in at the end and taken out again', () => {
  expect(toggled([luton], leeds, 2)).toEqual([luton, leeds]);
  expect(toggled([luton, leeds], { ...luton }, 2)).toEqual([leeds]);
});

test('one more than allowed is refused, one of the chosen can still be taken out', () => {
  expect(toggled([luton], leeds, 1)).toBeUndefined();
  expect(toggled([luton], luton, 1)).toEqual([]);
});

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, label: id }));
const state = { text: '', options: [a!, b!, c!], active: undefined, chosen: [a!, c!] };

test.each([
  ['ArrowDown', undefined, a],
  ['ArrowDown', a, b],
  ['ArrowDown', c, a],
  ['ArrowUp', undefined, c],
  ['ArrowUp', a, c],
  ['ArrowUp', c, b],
  ['Home', b, a],
  ['End', b, c],
])('%s leads through the list, round its ends', (key, active, option) => {
  expect(actOf(key, { ...state, active })).toEqual({ kind: 'goTo', option });
});

test.each(['ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter', 'x'])(
  '%s does as in any line while there is nothing to go to or take',
  (key) => {
    expect(actOf(key, { ...state, options: [] })).toBeUndefined();
  },
);

test('Home and End move in the typed text until an option is active', () => {
  expect(actOf('End', { ...state, text: 'ma' })).toBeUndefined();
  expect(actOf('End', { ...state, text: 'ma', active: a })).toEqual({ kind: 'goTo', option: c });
});

test('Enter takes the active option, Backspace in an empty line takes the last chosen one out', () => {
  expect(actOf('Enter', { ...state, active: b })).toEqual({ kind: 'toggle', option: b });
  expect(actOf('Backspace', state)).toEqual({ kind: 'toggle', option: c });
  expect(actOf('Backspace', { ...state, text: 'm' })).toBeUndefined();
  expect(actOf('Backspace', { ...state, chosen: [] })).toBeUndefined();
});

test('Escape clears the text, and is left to the panel when there is none', () => {
  expect(actOf('Escape', { ...state, text: 'ma' })).toEqual({ kind: 'clear' });
  expect(actOf('Escape', state)).toBeUndefined();
});

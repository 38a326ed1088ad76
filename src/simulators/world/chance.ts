/**
 * Chance that can be asked again: a number for a seed and keys, without making what came before it.
 */

/** 32 mixed bits of a seed and keys. */
export function mix(seed: number, ...keys: readonly (number | string)[]): number {
  return stir(keys.reduce<number>(take, seed >>> 0));
}

/** A number in [0, 1). */
export const unit = (seed: number, ...keys: readonly (number | string)[]): number =>
  mix(seed, ...keys) / 4_294_967_296;

/**
 * `unit` with the last key to come: `chanceOf(seed, 'fare')(day)` is `unit(seed, 'fare', day)`, for
 * a run of many days.
 */
export function chanceOf(
  seed: number,
  ...keys: readonly (number | string)[]
): (last: number) => number {
  const state = keys.reduce<number>(take, seed >>> 0);
  return (last) => stir(take(state, last)) / 4_294_967_296;
}

/** One of a list that is not empty. */
export function pickByChance<T>(list: readonly T[], chance: number): T {
  const item = list[Math.floor(chance * list.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** Whole number in [from, to]. */
export const wholeBetween = (from: number, to: number, chance: number): number =>
  from + Math.floor(chance * (to - from + 1));

const take = (state: number, key: number | string): number =>
  stir(state ^ (typeof key === 'number' ? Math.imul(key, 0x9e3779b1) : textBits(key)));

function stir(bits: number): number {
  let mixed = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function textBits(text: string): number {
  let bits = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) bits = Math.imul(bits ^ text.charCodeAt(i), 0x01000193);
  return bits;
}

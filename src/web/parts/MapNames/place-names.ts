import {
  boxAt,
  isApart,
  isInside,
  rectAround,
  type Box,
  type MapPoint,
  type DrawnSizes,
} from './map-boxes.ts';

/** A name of what lies around places, with the middles that it may have, the best first. */
export type NameOnMap = {
  readonly name: string;
  readonly kind: 'WATER' | 'COUNTRY' | 'ISLAND' | 'RESORT';
  readonly spots: readonly MapPoint[];
};
export type PlacedName = Pick<NameOnMap, 'name' | 'kind'> & MapPoint;

/** Pixels: letters of names, in capitals or not, and half the height of a line with its air. */
const CAPITAL = 10.5;
const LETTER = 7.5;
const HALF_LINE = 11;
/** A resort has its dot above its name. */
const UNDER_DOT = 9;

/** Names that have room beside what is taken, each on the first spot that is free. */
export function placeNames(
  names: readonly NameOnMap[],
  taken: readonly Box[],
  sheet: DrawnSizes,
): PlacedName[] {
  const boxes = [...taken];
  return names.flatMap(({ name, kind, spots }) => {
    const isDot = kind === 'RESORT';
    const aside = (name.length * (isDot ? LETTER : CAPITAL)) / 2;
    const rect = isDot
      ? rectAround({ x: 0, y: UNDER_DOT }, aside, HALF_LINE + UNDER_DOT / 2)
      : rectAround({ x: 0, y: 0 }, aside, HALF_LINE);
    const spot = spots.find((one) => {
      const box = boxAt(one, sheet, rect);
      return isInside(box, sheet) && isApart(box, boxes);
    });
    if (!spot) return [];
    boxes.push(boxAt(spot, sheet, rect));
    return [{ name, kind, ...spot }];
  });
}

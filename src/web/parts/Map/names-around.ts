import { MAP_SHAPES, pointOn } from '#domain/catalogue/map-frame.ts';
import { boxAt, type DrawnSizes } from '#web/parts/MapNames/map-boxes.ts';
import { placeNames, type NameOnMap, type PlacedName } from '#web/parts/MapNames/place-names.ts';
import { frameOfHotel, type LocatedHotel } from './located-hotel.ts';

/** Pixels of the drawn map in the narrowest window and the widest, and of the hotel's own label. */
const SHEET: DrawnSizes = {
  widths: [328, 720],
  ratio: MAP_SHAPES.wide.height / MAP_SHAPES.wide.width,
};
const LABEL = { left: -4, top: -21, bottom: 21 };
const LETTER = 8.5;
const PADDING = 42;

/** Names that have room beside the label of the hotel; its own resort is said below the map. */
export function namesAround(hotel: LocatedHotel, names: readonly NameOnMap[]): PlacedName[] {
  const own = boxAt(pointOn(frameOfHotel(hotel), hotel.position), SHEET, {
    ...LABEL,
    right: hotel.name.length * LETTER + PADDING,
  });
  const others = names.filter(({ name }) => name !== hotel.resortName);
  return placeNames(others, [own], SHEET);
}

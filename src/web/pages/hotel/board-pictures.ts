import type { BoardOffer } from './hotel-week.ts';
import type { HotelPictureFragment } from './query.generated.ts';

/** What a board is eaten at, then what else a gallery may still have. */
const BESIDE_THE_ROOM = ['dining', 'pool', 'beach', 'place'];

/**
 * A picture for each board: its room, and where a row above has shown that already, the table, then
 * what else the hotel has. No picture stands twice; undefined where there is none left.
 */
export function picturesOfBoards(
  offers: readonly BoardOffer[],
  gallery: readonly HotelPictureFragment[],
): readonly (HotelPictureFragment | undefined)[] {
  const shown = new Set<string>();
  const others = BESIDE_THE_ROOM.flatMap((view) => gallery.filter((one) => one.view === view));
  return offers.map(({ firstRoom }) => {
    const room = firstRoom?.picture;
    const picture = [...(room ? [room] : []), ...others].find(({ url }) => !shown.has(url));
    if (picture) shown.add(picture.url);
    return picture;
  });
}

/** Boards that nobody sells where a hotel stands, or for what it is. */
import type { BoardCode } from '../catalogue/board.ts';

export type BoardedHotel = {
  readonly boards: readonly BoardCode[];
  /** Whether guests cook for themselves in their rooms. */
  readonly hasKitchen: boolean;
};
export type BoardedIn = { readonly nature: readonly string[]; readonly cityBreak: boolean };

export type BoardFault = { readonly kind: 'board_unlike_hotel'; readonly said: string };

/** A town that is neither a beach nor a mountain resort: guests eat out. */
export const isTown = ({ nature, cityBreak }: BoardedIn): boolean =>
  (cityBreak || nature.includes('city')) &&
  !['beach', 'island', 'ski'].some((kind) => nature.includes(kind));

/** The faults of all that a hotel sells; none when it is sold as its kind is. */
export function boardFaults({ boards, hasKitchen }: BoardedHotel, place: BoardedIn): BoardFault[] {
  const sold = boards.join(', ');
  const wrong = [
    isTown(place) && boards.some((board) => board === 'AI' || board === 'FB') && 'in a town',
    hasKitchen && !boards.includes('SC') && 'with kitchens, but not self catering',
    hasKitchen && boards.includes('RO') && 'with kitchens, room only',
    !hasKitchen && boards.includes('SC') && 'self catering without a kitchen',
  ].filter((found) => found !== false);
  return wrong.map((found) => ({ kind: 'board_unlike_hotel', said: `${sold}: ${found}` }));
}

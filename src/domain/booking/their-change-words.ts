/** What others have changed of a holiday, as its page and its letters say it. */
import type { OrderDocument } from '#domain/order/order-document.ts';

type Paper = Pick<OrderDocument, 'flights' | 'stay'>;

const MINUTE_MS = 60_000;
const WAYS = ['out', 'home'] as const;

/**
 * The heading: who has changed what, by how much. Of several things the first that makes the most
 * of a difference.
 */
export function theirChangeTitle(was: Paper, now: Paper): string {
  if (was.stay.hotel !== now.stay.hotel) return `Your hotel has changed to ${now.stay.hotel}`;
  if (was.stay.board !== now.stay.board) return `Your board has changed to ${now.stay.board}`;
  const moved = WAYS.flatMap((way, i) => {
    const [before, after] = [was.flights[i], now.flights[i]];
    if (!before || !after) return [];
    const minutes = minutesBetween(before.from.instant, after.from.instant);
    return minutes === 0 ? [] : [{ way, minutes, carrier: after.carrier }];
  }).toSorted((a, b) => Math.abs(b.minutes) - Math.abs(a.minutes));
  const [most] = moved;
  if (!most) return 'Your holiday has changed';
  const how = most.minutes > 0 ? 'later' : 'earlier';
  return `${most.carrier} has moved your flight ${most.way}: it leaves ${lengthWords(Math.abs(most.minutes))} ${how}`;
}

const minutesBetween = (a: string, b: string): number =>
  Math.round((Date.parse(b) - Date.parse(a)) / MINUTE_MS);

/** `6 hours 25 minutes`, `40 minutes`, `1 hour`. */
export function lengthWords(minutes: number): string {
  const count = (n: number, unit: string) => (n === 0 ? [] : [`${n} ${unit}${n === 1 ? '' : 's'}`]);
  return [...count(Math.floor(minutes / 60), 'hour'), ...count(minutes % 60, 'minute')].join(' ');
}

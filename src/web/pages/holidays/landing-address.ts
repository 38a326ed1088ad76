/** What the address of a page of holidays says besides which page it is. */
import { LATE_DEALS, type Landing } from '#domain/place-guide/holiday-subjects.ts';
import { themeFacts } from '#domain/place-guide/holiday-themes.ts';
import { STOPS } from '#domain/search/filters.ts';
import { RANK_ORDERS, type RankOrder } from '#domain/search/rank-places.ts';
import { routes } from '#web/routes.ts';

/** Flights of any kind, without or with a stop (LAND-01). */
export const STOP_CHOICES = ['any', ...STOPS] as const;
export type StopChoice = (typeof STOP_CHOICES)[number];

export type LandingLook = { readonly stops: StopChoice; readonly order: RankOrder };

type Themed = { readonly theme?: Landing['theme'] | undefined };

/** Orders that a page offers, its own first: where nobody goes for the sea, the price alone. */
export function ordersOf({ path, theme }: Themed & Pick<Landing, 'path'>): readonly RankOrder[] {
  if (path === LATE_DEALS) return ['PRICE', 'BEST', 'SEA', 'MILD'];
  return theme === undefined || themeFacts(theme).isForSea === true
    ? ['BEST', 'SEA', 'MILD', 'PRICE']
    : ['PRICE'];
}

/** What is not understood, or not offered, is dropped. */
export function readLook(params: URLSearchParams, landing: Landing | undefined): LandingLook {
  const orders = landing ? ordersOf(landing) : RANK_ORDERS;
  return {
    stops: STOP_CHOICES.find((choice) => choice === params.get('stops')) ?? 'any',
    order: orders.find((order) => order.toLowerCase() === params.get('order')) ?? orders[0]!,
  };
}

/** The page at `path` below `/holidays/`, looked at in a way. */
export function landingHref(path: string, look?: LandingLook & Themed): string {
  const [subject = '', theme] = path.split('/');
  const query = new URLSearchParams();
  if (look && look.stops !== 'any') query.set('stops', look.stops);
  if (look && look.order !== ordersOf({ ...look, path })[0])
    query.set('order', look.order.toLowerCase());
  return routes.holidays.href({ subject, theme, query });
}

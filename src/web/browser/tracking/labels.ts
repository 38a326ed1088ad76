/** What the tag system is told of pages and of what is pressed on them, by its labels (TRK-10). */
import type { RouterState } from 'react-router';
import { pageLabel } from '#domain/tracking/labels.ts';
import { routes } from '#web/routes.ts';
import { dealShown } from './page-event.ts';

type Shown = Pick<RouterState, 'errors' | 'loaderData' | 'location'>;

/** `isFirst`: the visit's document was opened at it. */
export function labelOfPage(state: Shown, isFirst: boolean): string {
  if (state.errors) return 'error_page';
  const deal = dealShown(state);
  if (deal && deal.holiday.kind !== 'Holiday') return 'expired_holiday';
  if (deal && isFirst) return 'deal_landing';
  return pageLabel(state.location.pathname) ?? '';
}

/** Links by how their address begins; the page of the login has no tags of its own. */
const LINKS = [
  ['#map', 'map_view'],
  [routes.login.href(), 'login'],
] as const;

/** From now on: each press that has a label of its own. */
export function notifyOfActs(): void {
  const notify = (label: string | undefined): void => {
    if (label !== undefined) window.dataLayer?.push({ event: 'act', act_label: label });
  };
  document.addEventListener(
    'click',
    ({ target }) => {
      const href = target instanceof Element && target.closest('a')?.getAttribute('href');
      if (typeof href === 'string') notify(LINKS.find(([start]) => href.startsWith(start))?.[1]);
    },
    { capture: true },
  );
  document.addEventListener('submit', ({ target, submitter }) => {
    if (submitter instanceof HTMLButtonElement && submitter.value === 'log-out') notify('logout');
    else if (target instanceof HTMLFormElement && isSearch(target))
      notify(isForHotels(target) ? 'hotel_only_form' : 'search_form');
  });
}

const isSearch = ({ action }: HTMLFormElement): boolean =>
  new URL(action, location.href).pathname === routes.results.href();

/** Hotels without flights are searched for as `UNKNOWN`. */
const isForHotels = (form: HTMLFormElement): boolean =>
  new FormData(form).get('searchType') === 'UNKNOWN';

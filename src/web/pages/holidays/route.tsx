import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { addDays } from '#domain/dates.ts';
import {
  monthSubject,
  nearestLandings,
  nextMonthOf,
  readLanding,
  travelYear,
  yearsToTravel,
} from '#domain/place-guide/holiday-subjects.ts';
import { EARLIEST_DEPARTURE_DAYS } from '#domain/search/limits.ts';
import { dataCall } from '#web/data/data-call.ts';
import { pageContext } from '#web/page-properties.ts';
import { routes } from '#web/routes.ts';
import holidays from '#web/texts/en-GB/holidays.json';
import searchForm from '#web/texts/en-GB/search_form.json';
import assurances from '#web/texts/en-GB/written/assurances.json';
import { HolidaysView } from './HolidaysView.tsx';
import { readLook } from './landing-address.ts';
import { LandingPage } from './landing/LandingPage.tsx';
import { loadLanding } from './load-landing.ts';
import { loadMonths } from './load-months.ts';
import { NearestPages } from './NearestPages.tsx';
import { landingCard } from './on-card.ts';
import { holidayThings } from './structured-data.ts';

export const handle = {
  texts: { assurances, holidays, search_form: searchForm },
  ...(import.meta.env.SSR && { structuredData: holidayThings, onCard: landingCard, isKept: true }),
};

/** Pages that are offered for one that there is not. */
const NEAREST = 3;

/**
 * A month, a theme, both, the next four weeks, or the months of a year and all themes (ROUTE-20,
 * DATE-12). The list is closed; what is not in it, or has too few hotels, answers 404 with the
 * pages that come nearest (LAND-03).
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { subject, theme } = params;
  const call = context.get(dataCall);
  const { checkoutRules, features } = context.get(pageContext).domainConfig;
  const earliest = checkoutRules.earliestDepartureDate;
  const year = Number(subject ?? travelYear(addDays(earliest, -EARLIEST_DEPARTURE_DAYS)));
  const isIndex = theme === undefined && yearsToTravel(earliest).includes(year);
  if (isIndex || subject === undefined)
    return data({
      kind: 'index' as const,
      isOfYear: subject !== undefined,
      ...(await loadMonths(call, earliest, subject === undefined ? [year, year + 1] : [year])),
    });
  const next = nextMonthOf(subject, earliest);
  if (next) throw redirect(routes.holidays.href({ subject: monthSubject(next), theme }));
  const landing = readLanding(subject, theme, earliest);
  const look = readLook(new URL(request.url).searchParams, landing);
  const found =
    landing &&
    (await loadLanding(call, landing, look, {
      earliest,
      reviews: features.reviewCarousel,
    }));
  if (found) return data({ kind: 'landing' as const, ...found });
  const nearest = nearestLandings(subject, theme, { earliest, most: NEAREST });
  return data({ kind: 'none' as const, nearest }, { status: 404 });
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded.kind === 'landing') return <LandingPage {...loaded} />;
  return loaded.kind === 'index' ? (
    <HolidaysView {...loaded} />
  ) : (
    <NearestPages paths={loaded.nearest} />
  );
}

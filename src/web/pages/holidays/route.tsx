import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { addDays } from '#domain/dates.ts';
import { monthsToTravel, subjectCriteria, travelYear } from '#domain/search/holiday-subjects.ts';
import { EARLIEST_DEPARTURE_DAYS } from '#domain/search/limits.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { pageContext } from '#web/page-properties.ts';
import { routes } from '#web/routes.ts';
import holidays from '#web/texts/en-GB/holidays.json';
import { HolidaysView } from './HolidaysView.tsx';

export const handle = { texts: { holidays } };

/**
 * A theme or month leads to what it costs everywhere; a year shows its months, no subject the year
 * of travel and the themes (ROUTE-20, DATE-12).
 */
export function loader({ params, context }: LoaderFunctionArgs) {
  const subject = params['subject'] ?? '';
  const { earliestDepartureDate: earliest } = context.get(pageContext).domainConfig.checkoutRules;
  const criteria = subjectCriteria(subject, earliest);
  if (criteria) throw redirect(routes.discovery.href({ query: makeCriteriaQuery(criteria) }));
  const thisYear = travelYear(addDays(earliest, -EARLIEST_DEPARTURE_DAYS));
  const years = subject === '' ? [thisYear, thisYear + 1] : [Number(subject)];
  const found = years
    .map((year) => ({ year, months: monthsToTravel(year, earliest) }))
    .filter(({ months }) => months.length > 0);
  if (found.length === 0) throw data(null, { status: 404 });
  return { years: found, hasThemes: subject === '' };
}

export function Component() {
  return <HolidaysView {...useLoaderData<typeof loader>()} />;
}

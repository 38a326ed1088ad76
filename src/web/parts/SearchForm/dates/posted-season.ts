/**
 * A posted search with the days of the season that was chosen in it. Without script a season counts
 * while the date fields, which tell what they were (`whenWas`), are as they came.
 */
export function withPostedSeason(query: URLSearchParams): URLSearchParams {
  const [start, end] = query.get('when')?.split('/') ?? [];
  const fields = ['departureDate', 'departureRangeEndDate'].map((name) => query.get(name) ?? '');
  if (!start || !end || query.get('whenWas') !== fields.join('/')) return query;
  const address = new URLSearchParams(query);
  address.set('departureDate', start);
  address.set('departureRangeEndDate', end);
  return address;
}

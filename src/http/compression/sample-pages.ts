/** The pages of which a dictionary is made: those that visitors open most, and most often again. */
import type { FastifyInstance } from 'fastify';
import { STANDARD_FLAGS } from '#domain/market/flags.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { makePackages } from '#graphql/search/package.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { todayOf } from '#server/market/market.ts';
import { findDepartures } from '#server/search/departures.ts';
import { routes } from '#web/routes.ts';

/**
 * A deal and results as a stranger gets them, one after the other: what is last is found most
 * cheaply. Throws when one of them cannot be had now.
 */
export async function samplePages(app: FastifyInstance, shop: WebContext): Promise<Buffer> {
  const wish = { airport: null, first: 1, savedSearch: undefined, season: 'NOW' } as const;
  const { offers } = await findDepartures(shop, wish, todayOf(shop));
  const [deal] = await makePackages(shop, offers);
  if (!deal) throw new Error('no holiday leaves soon');
  const criteria = {
    ...defaultCriteria(deal.departureDate),
    locationIds: [widestPlace(shop)],
  };
  const query = makeCriteriaQuery(criteria, STANDARD_FLAGS);
  const pages: Buffer[] = [];
  for (const address of [routes.deal.href(deal), routes.results.href({ query })]) {
    const answer = await app.inject({
      url: address,
      headers: { host: new URL(shop.market.siteUrl).host },
    });
    if (answer.statusCode !== 200)
      throw new Error(`${answer.statusCode} for a page of the dictionary`);
    pages.push(answer.rawPayload);
  }
  return Buffer.concat(pages);
}

/** The place that most hotels are in. */
function widestPlace({ index: { facts } }: WebContext): string {
  const hotels = (place: (typeof facts.places)[number]) => place.hotelEnd - place.hotelStart;
  return facts.places.reduce((widest, place) => (hotels(place) > hotels(widest) ? place : widest))
    .id;
}

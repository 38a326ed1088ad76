/** All resolvers, by subject. */
import { basketResolvers } from './basket.ts';
import { calendarResolvers } from './calendar.ts';
import { catalogueResolvers } from './catalogue.ts';
import { checkoutResolvers } from './checkout.ts';
import { holidayResolvers } from './deal.ts';
import { discoverResolvers } from './discover.ts';
import { gridResolvers } from './grid.ts';
import { neighbourResolvers } from './neighbours.ts';
import { orderResolvers } from './order.ts';
import { makeSchema } from './schema.ts';
import { searchResolvers } from './search.ts';
import { siteResolvers } from './site.ts';

/** The API of the shop. */
export const makeShopSchema = () =>
  makeSchema(
    siteResolvers,
    catalogueResolvers,
    searchResolvers,
    calendarResolvers,
    gridResolvers,
    discoverResolvers,
    holidayResolvers,
    neighbourResolvers,
    basketResolvers,
    checkoutResolvers,
    orderResolvers,
  );

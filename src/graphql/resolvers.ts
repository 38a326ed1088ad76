/** All resolvers, by subject. */
import { basketResolvers } from './basket/basket.ts';
import { catalogueResolvers } from './catalogue/catalogue.ts';
import { checkoutResolvers } from './checkout/checkout.ts';
import { orderResolvers } from './order/order.ts';
import { placeOrderResolvers } from './order/place-order.ts';
import { makeSchema } from './schema.ts';
import { calendarResolvers } from './search/calendar.ts';
import { holidayResolvers } from './search/deal.ts';
import { discoverResolvers } from './search/discover.ts';
import { gridResolvers } from './search/grid.ts';
import { neighbourResolvers } from './search/neighbours.ts';
import { searchResolvers } from './search/search.ts';
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
    placeOrderResolvers,
    orderResolvers,
  );

/** All resolvers, by subject. */
import { customerResolvers } from './account/customer.ts';
import { loginResolvers } from './account/login.ts';
import { passwordResolvers } from './account/password.ts';
import { sessionResolvers } from './account/sessions.ts';
import { basketResolvers } from './basket/basket.ts';
import { extrasResolvers } from './basket/extras.ts';
import { airportResolvers } from './catalogue/airports.ts';
import { destinationResolvers } from './catalogue/destinations.ts';
import { hotelResolvers } from './catalogue/hotels.ts';
import { pictureResolvers } from './catalogue/pictures.ts';
import { checkoutResolvers } from './checkout/checkout.ts';
import { paymentResolvers } from './checkout/payment.ts';
import { promotionalCodeResolvers } from './checkout/promotional-code.ts';
import { customerOrderResolvers } from './order/customer-orders.ts';
import { orderResolvers } from './order/order.ts';
import { placeOrderResolvers } from './order/place-order.ts';
import { placementProgressResolvers } from './order/placement-progress.ts';
import type { AllResolvers } from './resolver-map.ts';
import { savedResolvers } from './saved/saved.ts';
import { makeSchema } from './schema.ts';
import { calendarResolvers } from './search/calendar.ts';
import { dealResolvers } from './search/deal.ts';
import { departuresResolvers } from './search/departures.ts';
import { discoverResolvers } from './search/discover.ts';
import { gridResolvers } from './search/grid.ts';
import { nearbyOfferResolvers } from './search/nearby-offers.ts';
import { searchResolvers } from './search/search.ts';
import { siteResolvers } from './site.ts';

/** The API of the shop. */
export const makeShopSchema = () => makeSchema(resolvers);

/** One that is missing does not compile. */
const resolvers: AllResolvers = {
  ...destinationResolvers,
  ...hotelResolvers,
  ...pictureResolvers,
  ...dealResolvers,
  ...searchResolvers,
  ...calendarResolvers,
  ...gridResolvers,
  ...discoverResolvers,
  ...basketResolvers,
  ...checkoutResolvers,
  ...promotionalCodeResolvers,
  ...orderResolvers,
  ...customerOrderResolvers,
  ...placementProgressResolvers,
  ...savedResolvers,
  Query: {
    ...siteResolvers.Query,
    ...customerResolvers.Query,
    ...loginResolvers.Query,
    ...sessionResolvers.Query,
    ...airportResolvers.Query,
    ...destinationResolvers.Query,
    ...hotelResolvers.Query,
    ...dealResolvers.Query,
    ...nearbyOfferResolvers.Query,
    ...searchResolvers.Query,
    ...departuresResolvers.Query,
    ...calendarResolvers.Query,
    ...gridResolvers.Query,
    ...discoverResolvers.Query,
    ...basketResolvers.Query,
    ...checkoutResolvers.Query,
    ...orderResolvers.Query,
    ...placementProgressResolvers.Query,
    ...customerOrderResolvers.Query,
    ...savedResolvers.Query,
  },
  Mutation: {
    ...siteResolvers.Mutation,
    ...customerResolvers.Mutation,
    ...loginResolvers.Mutation,
    ...passwordResolvers.Mutation,
    ...sessionResolvers.Mutation,
    ...basketResolvers.Mutation,
    ...extrasResolvers.Mutation,
    ...checkoutResolvers.Mutation,
    ...paymentResolvers.Mutation,
    ...promotionalCodeResolvers.Mutation,
    ...placeOrderResolvers.Mutation,
    ...orderResolvers.Mutation,
    ...savedResolvers.Mutation,
  },
};

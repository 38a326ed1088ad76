/** All resolvers, by subject. */
import { customerResolvers } from '#graphql/account/customer.ts';
import { mailPreferenceResolvers } from '#graphql/account/mail-preferences.ts';
import { sessionResolvers } from '#graphql/account/sessions.ts';
import { basketResolvers } from '#graphql/basket/basket.ts';
import { companionResolvers } from '#graphql/basket/companions.ts';
import { extrasResolvers } from '#graphql/basket/extras.ts';
import { flightExtrasResolvers } from '#graphql/basket/flight-extras.ts';
import { bookingResolvers } from '#graphql/booking/booking.ts';
import { checkedInResolvers } from '#graphql/booking/checked-in.ts';
import { conversationResolvers } from '#graphql/booking/conversation.ts';
import { keptCardResolvers } from '#graphql/booking/kept-card.ts';
import { paymentChangeResolvers } from '#graphql/booking/payment-changes.ts';
import { shareResolvers } from '#graphql/booking/shares.ts';
import { sharingResolvers } from '#graphql/booking/sharing.ts';
import { theirChangeResolvers } from '#graphql/booking/their-change.ts';
import { travellerCheckResolvers } from '#graphql/booking/traveller-checks.ts';
import { airportResolvers } from '#graphql/catalogue/airports.ts';
import { destinationResolvers } from '#graphql/catalogue/destinations.ts';
import { hotelResolvers } from '#graphql/catalogue/hotels.ts';
import { mapNameResolvers } from '#graphql/catalogue/map-names.ts';
import { pictureResolvers } from '#graphql/catalogue/pictures.ts';
import { reviewResolvers } from '#graphql/catalogue/reviews.ts';
import { checkoutCreditResolvers } from '#graphql/checkout/checkout-credits.ts';
import { checkoutResolvers } from '#graphql/checkout/checkout.ts';
import { customerAccountResolvers } from '#graphql/checkout/customer-account.ts';
import { paymentResolvers } from '#graphql/checkout/payment.ts';
import { promotionalCodeResolvers } from '#graphql/checkout/promotional-code.ts';
import { contentResolvers } from '#graphql/content/content.ts';
import { cruiseNewsResolvers } from '#graphql/cruise/cruise-news.ts';
import { groupQuoteResolvers } from '#graphql/group-quote/group-quote.ts';
import { appSessionResolvers } from '#graphql/login/app-session.ts';
import { emailChangeResolvers } from '#graphql/login/email-change.ts';
import { factorResolvers } from '#graphql/login/factors.ts';
import { loginResolvers } from '#graphql/login/login.ts';
import { passkeyResolvers } from '#graphql/login/passkeys.ts';
import { passwordResolvers } from '#graphql/login/password.ts';
import { cancellationResolvers } from '#graphql/order/cancellation.ts';
import { customerOrderResolvers } from '#graphql/order/customer-orders.ts';
import { flightExtrasChangeResolvers } from '#graphql/order/flight-extras-change.ts';
import { orderChangeResolvers } from '#graphql/order/order-change.ts';
import { orderContactResolvers } from '#graphql/order/order-contact.ts';
import { orderResolvers } from '#graphql/order/order.ts';
import { placeOrderResolvers } from '#graphql/order/place-order.ts';
import { placementProgressResolvers } from '#graphql/order/placement-progress.ts';
import { holidayThemeResolvers } from '#graphql/place-guide/holiday-themes.ts';
import { localTaxResolvers } from '#graphql/place-guide/local-taxes.ts';
import { placeGuideResolvers } from '#graphql/place-guide/place-guide.ts';
import { placePriceResolvers } from '#graphql/place-guide/place-prices.ts';
import { priceDropResolvers } from '#graphql/price-drop/price-drop.ts';
import { personalDataResolvers } from '#graphql/privacy/personal-data.ts';
import { problemReportResolvers } from '#graphql/privacy/problem-reports.ts';
import { partyRoomResolvers } from '#graphql/saved/party-room.ts';
import { previousSearchResolvers } from '#graphql/saved/previous-searches.ts';
import { savedResolvers } from '#graphql/saved/saved.ts';
import { calendarResolvers } from '#graphql/search/calendar.ts';
import { dealResolvers } from '#graphql/search/deal.ts';
import { departuresResolvers } from '#graphql/search/departures.ts';
import { discoverResolvers } from '#graphql/search/discover.ts';
import { gridResolvers } from '#graphql/search/grid.ts';
import { nearbyOfferResolvers } from '#graphql/search/nearby-offers.ts';
import { searchResolvers } from '#graphql/search/search.ts';
import { siteResolvers } from '#graphql/site.ts';
import { walletResolvers } from '#graphql/wallet/wallet.ts';
import { informedChangeResolvers } from '../booking/informed-changes.ts';
import { selfBookingResolvers } from '../booking/self-booking.ts';
import type { AllResolvers } from './resolver-map.ts';
import { makeSchema } from './schema.ts';

/** The API of the shop. */
export const makeShopSchema = () => makeSchema(resolvers);

/** One that is missing does not compile. */
const resolvers: AllResolvers = {
  ...destinationResolvers,
  ...hotelResolvers,
  ...reviewResolvers,
  ...pictureResolvers,
  ...dealResolvers,
  ...searchResolvers,
  ...calendarResolvers,
  ...gridResolvers,
  ...discoverResolvers,
  ...placeGuideResolvers,
  ...placePriceResolvers,
  ...basketResolvers,
  ...checkoutResolvers,
  ...promotionalCodeResolvers,
  ...orderResolvers,
  ...cancellationResolvers,
  ...orderChangeResolvers,
  ...flightExtrasChangeResolvers,
  ...orderContactResolvers,
  ...bookingResolvers,
  SelfBooking: selfBookingResolvers.SelfBooking,
  ...customerOrderResolvers,
  ...placementProgressResolvers,
  ...priceDropResolvers,
  ...savedResolvers,
  ...partyRoomResolvers,
  ...factorResolvers,
  ...previousSearchResolvers,
  ...walletResolvers,
  Query: {
    ...siteResolvers.Query,
    ...contentResolvers.Query,
    ...customerResolvers.Query,
    ...loginResolvers.Query,
    ...factorResolvers.Query,
    ...passkeyResolvers.Query,
    ...sessionResolvers.Query,
    ...mailPreferenceResolvers.Query,
    ...airportResolvers.Query,
    ...mapNameResolvers.Query,
    ...destinationResolvers.Query,
    ...hotelResolvers.Query,
    ...dealResolvers.Query,
    ...nearbyOfferResolvers.Query,
    ...searchResolvers.Query,
    ...departuresResolvers.Query,
    ...calendarResolvers.Query,
    ...gridResolvers.Query,
    ...discoverResolvers.Query,
    ...placeGuideResolvers.Query,
    ...placePriceResolvers.Query,
    ...holidayThemeResolvers.Query,
    ...localTaxResolvers.Query,
    ...basketResolvers.Query,
    ...flightExtrasResolvers.Query,
    ...companionResolvers.Query,
    ...checkoutResolvers.Query,
    ...orderResolvers.Query,
    ...placementProgressResolvers.Query,
    ...cancellationResolvers.Query,
    ...orderChangeResolvers.Query,
    ...orderContactResolvers.Query,
    ...bookingResolvers.Query,
    ...sharingResolvers.Query,
    ...customerOrderResolvers.Query,
    ...priceDropResolvers.Query,
    ...savedResolvers.Query,
    ...partyRoomResolvers.Query,
    ...previousSearchResolvers.Query,
    ...checkoutCreditResolvers.Query,
    ...walletResolvers.Query,
    ...personalDataResolvers.Query,
  },
  Mutation: {
    ...siteResolvers.Mutation,
    ...customerResolvers.Mutation,
    ...loginResolvers.Mutation,
    ...factorResolvers.Mutation,
    ...emailChangeResolvers.Mutation,
    ...passwordResolvers.Mutation,
    ...passkeyResolvers.Mutation,
    ...appSessionResolvers.Mutation,
    ...sessionResolvers.Mutation,
    ...mailPreferenceResolvers.Mutation,
    ...basketResolvers.Mutation,
    ...companionResolvers.Mutation,
    ...extrasResolvers.Mutation,
    ...flightExtrasResolvers.Mutation,
    ...checkoutResolvers.Mutation,
    ...paymentResolvers.Mutation,
    ...promotionalCodeResolvers.Mutation,
    ...customerAccountResolvers.Mutation,
    ...checkoutCreditResolvers.Mutation,
    ...cancellationResolvers.Mutation,
    ...orderChangeResolvers.Mutation,
    ...orderContactResolvers.Mutation,
    ...placeOrderResolvers.Mutation,
    ...orderResolvers.Mutation,
    ...paymentChangeResolvers.Mutation,
    ...conversationResolvers.Mutation,
    ...theirChangeResolvers.Mutation,
    ...shareResolvers.Mutation,
    ...keptCardResolvers.Mutation,
    ...sharingResolvers.Mutation,
    ...checkedInResolvers.Mutation,
    ...travellerCheckResolvers.Mutation,
    ...selfBookingResolvers.Mutation,
    ...informedChangeResolvers.Mutation,
    ...priceDropResolvers.Mutation,
    ...savedResolvers.Mutation,
    ...partyRoomResolvers.Mutation,
    ...previousSearchResolvers.Mutation,
    ...personalDataResolvers.Mutation,
    ...problemReportResolvers.Mutation,
    ...groupQuoteResolvers.Mutation,
    ...cruiseNewsResolvers.Mutation,
  },
};

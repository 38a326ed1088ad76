/** Written by tools/generate-graphql-types.ts from the schema. */
export const POSSIBLE_TYPES = {
  AdditionalCharge: ['CityTax'],
  CommitOrderResult: ['ProcessingOrder', 'UnprocessedOrder'],
  CreateBasketResult: ['BasketCreated', 'NoAvailability', 'BasketPriceChanged', 'HolidayNotFound', 'TooManyBaskets'],
  CreatePaymentPageResult: ['PaymentPage', 'CheckoutDoesNotExist', 'BasketExpired', 'BasketMissingPaymentSchedule', 'PaymentAlreadyExists', 'PaymentPageCreationFailed'],
  CreatePaymentRequestResult: ['PaymentRequest', 'CheckoutDoesNotExist', 'BasketExpired', 'BasketMissingPaymentSchedule', 'PaymentAlreadyExists', 'PaymentRequestCreationFailed'],
  Credit: ['PriceDropProtectionCredit', 'TargetedCampaignCredit'],
  HolidayResult: ['Holiday', 'HolidayNotFound', 'NoAvailability'],
  LineItem: ['BasketableCarPark', 'BasketableFlight', 'BasketableFlightBookingFulfilmentOption', 'BasketableHoliday', 'BasketableHotel', 'BasketableInsurance', 'BasketablePriorityBoardingAndTwoCabinBags', 'BasketableTransfer'],
  LineItemPrice: ['HolidayPrice', 'HotelPrice', 'PlainPrice', 'TransferPrice'],
  NearbyOffersResult: ['NearbyOffers', 'HolidayNotFound'],
  PlaceOrderResult: ['PlacedOrder', 'BasketExpired', 'CheckoutDoesNotExist', 'DuplicateOrder', 'ItemDoesNotExist', 'OrderPlacementFailed', 'PaymentTokenInvalid'],
  SupplierSession: ['ActiveSupplierSession', 'ExpiredSupplierSession'],
};

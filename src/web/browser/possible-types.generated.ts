/** Written by tools/generate-graphql-types.ts from the schema. */
export const POSSIBLE_TYPES = {
  CreateBasketResult: ['BasketCreated', 'NoAvailability', 'BasketPriceChanged', 'HolidayNotFound'],
  SupplierSession: ['ActiveSupplierSession', 'ExpiredSupplierSession'],
  AdditionalCharge: ['CityTax'],
  LineItem: ['BasketableHoliday', 'BasketableFlight', 'BasketableHotel', 'BasketableCarPark', 'BasketableInsurance', 'BasketableTransfer', 'BasketableFlightBookingFulfilmentOption', 'BasketablePriorityBoardingAndTwoCabinBags'],
  LineItemPrice: ['PlainPrice', 'HolidayPrice', 'HotelPrice', 'TransferPrice'],
  Credit: ['PriceDropProtectionCredit', 'TargetedCampaignCredit'],
  CreatePaymentPageResult: ['PaymentPage', 'CheckoutDoesNotExist', 'BasketExpired', 'BasketMissingPaymentSchedule', 'PaymentAlreadyExists', 'PaymentPageCreationFailed'],
  CreatePaymentRequestResult: ['PaymentRequest', 'CheckoutDoesNotExist', 'BasketExpired', 'BasketMissingPaymentSchedule', 'PaymentAlreadyExists', 'PaymentRequestCreationFailed'],
  PlaceOrderResult: ['PlacedOrder', 'BasketExpired', 'CheckoutDoesNotExist', 'DuplicateOrder', 'ItemDoesNotExist', 'OrderPlacementFailed', 'PaymentTokenInvalid'],
  CommitOrderResult: ['ProcessingOrder', 'UnprocessedOrder'],
  HolidayResult: ['Holiday', 'HolidayNotFound', 'NoAvailability'],
  NeighboursResult: ['Neighbours', 'HolidayNotFound'],
};

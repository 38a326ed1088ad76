/** Written by tools/generate-graphql-types.ts from the schema. */
export const POSSIBLE_TYPES = {
  CheckoutResult: ['BasketExpired', 'CheckoutDoesNotExist', 'CheckoutIneligibleForPromotionalCode', 'CheckoutResponse', 'ChildAgesAreInconsistent', 'CreditArrayInvalid', 'InvalidInput', 'NegativeTotalCost', 'ProfitBelowThreshold'],
  CreatePaymentRequestResult: ['PaymentRequest', 'CheckoutDoesNotExist', 'BasketExpired', 'BasketMissingPaymentSchedule', 'PaymentAlreadyExists', 'PaymentRequestCreationFailed'],
  Credit: ['PriceDropProtectionCredit', 'TargetedCampaignCredit'],
  PartyRoomActResult: ['InvalidInput', 'PartyRoomChanged', 'PartyRoomNotFound'],
};

/** Written by tools/generate-graphql-types.ts from the schema. */
export const POSSIBLE_TYPES = {
  CreatePaymentRequestResult: ['PaymentRequest', 'CheckoutDoesNotExist', 'BasketExpired', 'BasketMissingPaymentSchedule', 'PaymentAlreadyExists', 'PaymentRequestCreationFailed'],
};

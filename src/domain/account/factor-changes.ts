/** What can become of the second factor of a customer. */
export const FACTOR_CHANGES = [
  'authenticator added',
  'authenticator removed',
  'recovery codes made',
  'recovery code used',
] as const;
export type FactorChange = (typeof FACTOR_CHANGES)[number];

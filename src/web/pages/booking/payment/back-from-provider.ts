/** Whether an address of the payment step is where the provider led the shopper back to. */
export const isBackFromProvider = (query: URLSearchParams): boolean =>
  query.has('redirectResult') || (query.has('sessionId') && query.has('sessionResult'));

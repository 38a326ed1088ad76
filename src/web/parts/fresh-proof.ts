import { routes } from '#web/routes.ts';

/**
 * Where a customer shows once more that it is them, before what is grave (FreshProofNeeded). `back`
 * is the address that the login leads back to.
 */
export const freshProofHref = (back: string): string =>
  routes.login.href({ query: new URLSearchParams({ step: 'proof', redirect_to: back }) });

import type { AccountContext } from '#server/account/account-context.ts';

/** The site as authenticators know it (WebAuthn Level 3: relying party). */
export type RelyingParty = {
  /** What a passkey belongs to for ever: the site's host. */
  readonly id: string;
  /** Where it may be used: `https://host`. */
  readonly origin: string;
  readonly name: string;
};

/** By the settings of the site alone: what a request says of its host decides nothing. */
export function relyingParty({ brand }: Pick<AccountContext, 'brand'>): RelyingParty {
  const { hostname, origin } = new URL(brand.siteUrl);
  return { id: hostname, origin, name: brand.name };
}

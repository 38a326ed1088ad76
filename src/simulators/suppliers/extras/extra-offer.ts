/** An offer of a supplier of extras: its price for all, in pence, and what else its kind tells. */
export type ExtraOffer = { readonly price: number; readonly [field: string]: unknown };

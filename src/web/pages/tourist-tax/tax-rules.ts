import type { TouristTaxPageQuery } from './query.generated.ts';

/** Every rule of local tax, as the page shows them. */
export type TaxRules = TouristTaxPageQuery['localTaxes'];

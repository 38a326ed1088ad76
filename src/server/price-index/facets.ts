/**
 * An option and its number of hotels: the result of the search with the option's group replaced by
 * it alone.
 */
export type FacetCount = { readonly value: string; readonly count: number };

export type Facets = {
  readonly board: readonly FacetCount[];
  readonly stars: readonly FacetCount[];
  readonly review: readonly FacetCount[];
  readonly facilities: readonly FacetCount[];
  /**
   * Places one level below each searched place (countries when nothing is searched) that have
   * results or are chosen.
   */
  readonly areas: readonly FacetCount[];
  /** Carriers that have results or are chosen, by code. */
  readonly carriers: readonly FacetCount[];
  readonly stops: readonly FacetCount[];
  readonly outboundTime: readonly FacetCount[];
  readonly inboundTime: readonly FacetCount[];
  readonly freeCancellation: number;
  readonly holdBagIncluded: number;
  readonly adaptedRoom: number;
};

type NamedFlights = {
  readonly stopWords: string;
  readonly segments: readonly {
    readonly flightNumber: string;
    readonly operator: { readonly name: string };
  }[];
};

/**
 * "Jet2 LS 801"; with stops every number, whose it is, and where: "KLM KL1234, KL767, 1 stop,
 * Amsterdam".
 */
export const flightWords = ({ segments, stopWords }: NamedFlights): string =>
  [
    ...segments.map(({ flightNumber, operator }, i) =>
      operator.name === segments[i - 1]?.operator.name
        ? flightNumber
        : `${operator.name} ${flightNumber}`,
    ),
    ...(segments.length > 1 ? [stopWords] : []),
  ].join(', ');

type NamedFlights = {
  readonly stopWords: string;
  readonly segments: readonly {
    readonly flightNumber: string;
    readonly operator: { readonly name: string };
  }[];
};

/** "Jet2 LS 801"; with stops every number, and where: "KLM KL1234, KL767, 1 stop, Amsterdam". */
export const flightWords = ({ segments, stopWords }: NamedFlights): string =>
  [
    `${segments[0]?.operator.name} ${segments.map(({ flightNumber }) => flightNumber).join(', ')}`,
    ...(segments.length > 1 ? [stopWords] : []),
  ].join(', ');

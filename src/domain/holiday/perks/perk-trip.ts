import type { IsoDate } from '#domain/dates.ts';

/** A holiday as far as the words of its perks tell it. */
export type PerkTrip = {
  readonly hotel: { readonly name: string };
  readonly flights: {
    readonly outbound: { readonly carrierName: string; readonly originName: string };
  } | null;
  readonly checkIn: IsoDate;
  readonly nights: number;
  readonly departureDate: IsoDate;
  readonly returnDate: IsoDate;
};

/** Of the airport that they leave from. */
export const airportOf = ({ flights }: PerkTrip): string =>
  flights?.outbound.originName ?? 'the airport';

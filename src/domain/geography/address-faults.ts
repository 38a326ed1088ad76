/** What is wrong with a hotel's address. */
import { townLinePattern } from './address-form.ts';
import { SEA_WORD_METRES } from './name-faults.ts';
import { promisesSea } from './sea-words.ts';

type AddressedHotel = {
  /** Street and number, then the town's line, after a comma: without the country. */
  readonly address: string;
  readonly metresToBeach: number | null;
};
type AddressedIn = { readonly name: string; readonly country: string | null };

export type AddressFault = {
  readonly kind: 'address_unlike_country' | 'street_without_sea';
  readonly said: string;
};

/** In the Maldives a hotel has an island to itself: its name stands for the street. */
const ISLANDS_OF_ONE_HOTEL = 'MV';

/** The faults of an address; none when it is written as its country does. */
export function addressFaults(
  { address, metresToBeach }: AddressedHotel,
  { name, country }: AddressedIn,
): AddressFault[] {
  const [, street = '', town = ''] = /^(.+?), (.+)$/.exec(address) ?? [];
  const isNumbered = country === ISLANDS_OF_ONE_HOTEL || /\d/.test(street);
  const isFormed = isNumbered && townLinePattern(country ?? '', name).test(town);
  const isFar = metresToBeach === null || metresToBeach > SEA_WORD_METRES;
  return [
    ...(isFormed
      ? []
      : [{ kind: 'address_unlike_country' as const, said: `${address} (${country})` }]),
    ...(isFar && promisesSea(street, name)
      ? [{ kind: 'street_without_sea' as const, said: address }]
      : []),
  ];
}

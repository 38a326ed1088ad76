import type { Flags } from '#domain/market/flags.ts';
import type { Money } from '#domain/money.ts';
import type { ExtrasBasketFragment } from './query.generated.ts';

/** The extras in the order of the page, by the names of their fields. */
export const EXTRA_SECTIONS = [
  'fulfilment',
  'transfer',
  'bags',
  'priority',
  'parking',
  'insurance',
] as const;
export type ExtraSectionName = (typeof EXTRA_SECTIONS)[number];

/**
 * Those that the site offers (FLAG-04); whoever books their flights themselves may come back from
 * it at any time.
 */
export const offeredSections = (
  {
    carParking,
    insurance,
    seatMapsAndPriority,
    selfBooking,
  }: Pick<Flags, 'carParking' | 'insurance' | 'seatMapsAndPriority' | 'selfBooking'>,
  { flightFulfilment }: Pick<ExtrasBasketFragment, 'flightFulfilment'>,
): readonly ExtraSectionName[] => {
  const isOffered: Partial<Record<ExtraSectionName, boolean>> = {
    fulfilment: selfBooking || flightFulfilment.length > 1,
    priority: seatMapsAndPriority,
    parking: carParking,
    insurance,
  };
  return EXTRA_SECTIONS.filter((section) => isOffered[section] ?? true);
};

/** Of the flight that a transfer meets: its number, and when it lands. */
export const FLIGHT_FIELDS = ['flight_number', 'flight_lands'] as const;
export type FlightField = (typeof FLIGHT_FIELDS)[number];

/** What a card of a section offers. */
export type OfferedCard = {
  readonly value: string;
  readonly label: string;
  readonly detail: string | undefined;
  /** What it adds; nothing said of what the price holds already. */
  readonly price: Money | undefined;
  readonly chosen: boolean;
};

/** Value of the first card of each section. */
export const NO_EXTRA = 'none';

/** Kinds of `unavailableExtras` that leave a section without offers. */
const SUPPLIERS = {
  transfer: 'transfers',
  priority: 'priority',
  parking: 'parking',
  insurance: 'insurance',
} as const satisfies Partial<Record<ExtraSectionName, string>>;

/** A section whose offers somebody is asked for: they may not answer. */
export type AskedSection = keyof typeof SUPPLIERS;

export const isAsked = (section: ExtraSectionName): section is AskedSection =>
  Object.hasOwn(SUPPLIERS, section);

/**
 * A section that says so where a holiday has nothing for it. Hold bags that no airline of the
 * journey sells are in its fare already, and of priority boarding nothing is said that is not
 * sold.
 */
export type MissableSection = Exclude<ExtraSectionName, 'bags' | 'priority'>;

export const isMissable = (section: ExtraSectionName): section is MissableSection =>
  section !== 'bags' && section !== 'priority';

export type SectionState = 'offered' | 'unanswered' | 'unavailable' | 'absent';

/**
 * What a section has to show: offers; a supplier that did not answer (try again); nothing for this
 * holiday (MSG-41, MSG-48); or no section at all, as for parking without a flight, and for bags and
 * priority boarding that no airline of the journey sells.
 */
export function sectionState(
  section: ExtraSectionName,
  basket: ExtrasBasketFragment,
): SectionState {
  const isSilent = isAsked(section) && basket.unavailableExtras.includes(SUPPLIERS[section]);
  if (isSilent) return 'unanswered';
  if (countOffers(section, basket) > 0) return 'offered';
  if (section === 'insurance') return 'unavailable';
  return isMissable(section) && basket.flights !== null ? 'unavailable' : 'absent';
}

function countOffers(section: ExtraSectionName, basket: ExtrasBasketFragment): number {
  const counts: Record<ExtraSectionName, number> = {
    fulfilment: basket.flightFulfilment.length > 1 ? basket.flightFulfilment.length : 0,
    transfer: basket.transferOptions.length,
    bags: bagChoices(basket).length,
    priority: basket.priorityBoardingOption ? 1 : 0,
    parking: basket.carParkOptions.length,
    insurance: basket.insuranceOptions.length,
  };
  return counts[section];
}

export type BagChoice = {
  readonly quantity: number;
  readonly price: Money;
  readonly chosen: boolean;
};

/**
 * How many hold bags can be added, with their price both ways; all or none where the airline sells
 * so (FLT-04).
 */
export function bagChoices({ bags }: ExtrasBasketFragment): BagChoice[] {
  const bag = bags.find(
    ({ type, isIncluded, price }) => type === 'HOLD_LUGGAGE' && !isIncluded && price !== null,
  );
  return (bag?.price?.choices ?? [])
    .filter(({ quantity }) => quantity > 0)
    .map(({ quantity, total }) => ({ quantity, price: total, chosen: bag?.quantity === quantity }));
}

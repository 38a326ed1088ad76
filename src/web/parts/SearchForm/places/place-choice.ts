/** A place or hotel that can be ticked in the form. */
export type PlaceChoice = {
  readonly value: string;
  readonly label: string;
  readonly type: 'COUNTRY' | 'HOTEL' | 'LOCATION' | 'REGION' | 'RESORT' | 'TOWN';
  readonly within: string;
  /** It was typed by one of its names in full. */
  readonly isNamed?: boolean;
  /** The place of a hotel; of a place itself. */
  readonly locationId?: string | null;
  readonly availableFrom?: string | null;
  readonly seasonality?: { readonly startDate: string; readonly endDate: string } | null;
};

/** The posted field that a place belongs to. */
export const fieldOfPlace = ({ type }: PlaceChoice): 'hotelIds' | 'locationIds' =>
  type === 'HOTEL' ? 'hotelIds' : 'locationIds';

/** What the server knows of airports that a text, or where somebody stands, may mean. */
import { postOperation } from '#web/browser/data-call.ts';
import type { ComboboxOption } from '#web/ui/combobox-option.ts';
import { AirportSearch, AirportsNearPosition } from './airport-search.generated.ts';

type Near = { readonly iata: string; readonly km: number };

/** Whoever has not said where they are by then is not located. */
const LOCATED_WITHIN_MS = 10_000;
/** A position of a few minutes ago will do. */
const POSITION_KEPT_MS = 300_000;
/** Of the degrees that are sent: about a kilometre. */
const DECIMALS = 2;

/**
 * The options that a text may mean, the best first; those nearest to a town where only a town is
 * called so; all of them without an answer.
 */
export const askForAirports = (
  text: string,
  options: readonly ComboboxOption[],
  farFrom: (km: number, town: string) => string,
): Promise<readonly ComboboxOption[]> =>
  postOperation(AirportSearch, { text }).then(
    ({ airports, airportsNearTown: near }) => {
      if (airports.length > 0 || !near)
        return airports.flatMap(({ iata }) => withId(options, iata));
      return nearest(near.airports, options, (km) => farFrom(km, near.town));
    },
    () => options,
  );

/**
 * The options nearest to the device, the nearest first; null where it does not say where it is, and
 * without an answer. The position is sent to about a kilometre, and not kept.
 */
export async function askForAirportsNearMe(
  options: readonly ComboboxOption[],
  far: (km: number) => string,
): Promise<readonly ComboboxOption[] | null> {
  try {
    const { coords } = await positionOfDevice();
    const position = { lat: rounded(coords.latitude), lon: rounded(coords.longitude) };
    const { airportsNearPosition } = await postOperation(AirportsNearPosition, { position });
    return nearest(airportsNearPosition, options, far);
  } catch {
    return null;
  }
}

const positionOfDevice = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      timeout: LOCATED_WITHIN_MS,
      maximumAge: POSITION_KEPT_MS,
    });
  });

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

const withId = (options: readonly ComboboxOption[], iata: string): ComboboxOption[] =>
  options.filter(({ id }) => id === iata);

const nearest = (
  airports: readonly Near[],
  options: readonly ComboboxOption[],
  far: (km: number) => string,
): ComboboxOption[] =>
  airports.flatMap(({ iata, km }) =>
    withId(options, iata).map((option) => ({ ...option, detail: far(km) })),
  );

import { pictureFacts, type ApiPicture } from '#web/parts/picture-facts.ts';
import { placePageHref } from '#web/parts/place-page-href.ts';
import { Poster } from '#web/parts/Poster.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { FromPrice, type LowestPrice } from './FromPrice.tsx';
import styles from './place-prices.module.css';

/** A place with its poster, and its cheapest holiday where there is one. */
export type PlaceOfPoster = {
  readonly value: string;
  readonly label: string;
  readonly path: string | null;
  readonly picture: ApiPicture;
  /** What it lies in, under its name. */
  readonly note?: string | undefined;
  readonly priced?: LowestPrice | undefined;
  /** Usual weather of the month; left out where it is not told. */
  readonly weather?: Weather | null | undefined;
};

type Weather = { readonly air: number; readonly sea: number | null; readonly rainDays: number };

type PricedPostersProps = {
  readonly places: readonly PlaceOfPoster[];
  /** How wide a poster is shown. */
  readonly sizes: string;
  /** Each has the number of its pin on a map. */
  readonly isNumbered?: boolean;
  /** Of the list, which lays its posters out. */
  readonly className?: string | undefined;
  /** What is said of a place without a price. */
  readonly unpriced?: string;
};

/** Posters that lead to their places, each with what it costs at least. */
export function PricedPosters({
  places,
  sizes,
  isNumbered = false,
  className,
  unpriced,
}: PricedPostersProps) {
  return (
    <ol className={classes(styles.posters, className)}>
      {places.map(({ value, label, path, picture, note, priced, weather }, at) => (
        <li key={value}>
          {isNumbered && (
            <span className={styles.tag} aria-hidden="true">
              {at + 1}
            </span>
          )}
          <Poster
            picture={pictureFacts(picture, 'poster')}
            sizes={sizes}
            name={label}
            line={note}
            {...(path !== null && { to: placePageHref(path) })}
          />
          {weather && <WeatherLine of={weather} />}
          {priced && <FromPrice of={priced} />}
          {!priced && unpriced !== undefined && <p className={styles.weather}>{unpriced}</p>}
        </li>
      ))}
    </ol>
  );
}

function WeatherLine({ of: { air, sea, rainDays } }: { readonly of: Weather }) {
  const t = useTranslations('place_prices');
  return (
    <p className={styles.weather}>
      {t(sea === null ? 'weather' : 'weather_sea', { air, sea: sea ?? 0, wet: rainDays })}
    </p>
  );
}

import { frameOf, pointOn } from '#domain/catalogue/map-frame.ts';
import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { Coast, placedAt } from '#web/parts/Coast.tsx';
import { dealHref } from '#web/parts/deal-href.ts';
import { roundedUp } from '#web/parts/in-few-words.ts';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { placePageHref } from '#web/parts/place-page-href.ts';
import { Poster } from '#web/parts/Poster.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { ChipLink, ChipRow } from '#web/ui/Chip.tsx';
import { Link } from '#web/ui/Link.tsx';
import { ORDERS_BELOW } from '../place-address.ts';
import type { PlaceProps, Prices } from '../place-props.ts';
import layout from '#web/ui/layout.module.css';
import styles from '../destination.module.css';

type BelowProps = Pick<PlaceProps, 'place' | 'order'> & {
  readonly places: Prices['below'];
  readonly days: { readonly from: string; readonly to: string };
};

/** Pins that a map has room for. */
const MOST_PINS = 12;

/** The places in a place as a wall of posters beside a map, each with its cheapest holiday. */
export function PlacesBelow({ place, order, places, days }: BelowProps) {
  const t = useTranslations('destination');
  return (
    <section aria-labelledby="below" className={`${layout.ruled} ${styles.list}`}>
      <h2 id="below">{t('below', { place: place.label })}</h2>
      <p>{t('below_basis', days)}</p>
      <ChipRow>
        {ORDERS_BELOW.map((one) => (
          <ChipLink
            key={one}
            on={one === order}
            aria-current={one === order ? 'true' : undefined}
            to={`${placePageHref(place.path ?? '', one === 'price' ? '' : `order=${one}`)}#below`}
          >
            {t(`order_${one}`)}
          </ChipLink>
        ))}
      </ChipRow>
      <PlacesMap name={place.label} places={places.slice(0, MOST_PINS)} />
      <ol className={styles.wall}>
        {places.map(({ place: { value, label, path, picture }, ...priced }, at) => (
          <li key={value}>
            <Poster
              picture={pictureFacts(picture, 'poster')}
              sizes="(min-width: 1000px) 310px, (min-width: 640px) 30vw, 46vw"
              name={at < MOST_PINS ? `${at + 1} ${label}` : label}
              {...(path !== null && { to: placePageHref(path) })}
            />
            <p className={styles.from}>
              <Link to={dealHref({ ...priced, total: priced.from })} data-price="pp">
                {t('place_from', {
                  each: formatMoney(roundedUp(priced.perPerson)),
                  date: formatDate(priced.departureDate, 'short'),
                })}
              </Link>
              <span data-price="total">
                {t('place_total', { total: formatMoney(priced.from) })}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

type MapProps = { readonly name: string; readonly places: Prices['below'] };

/** Numbers as on the posters; each leads to its place. */
function PlacesMap({ name, places }: MapProps) {
  const t = useTranslations('destination');
  const frame = frameOf(
    places.map(({ position }) => position),
    'wide',
  );
  return (
    <nav aria-label={t('map', { place: name })} className={styles.map}>
      <Coast frame={frame}>
        {places.map(({ place: { value, label, path }, position }, at) => (
          <Link
            key={value}
            to={placePageHref(path ?? '')}
            className={styles.pin}
            style={placedAt(pointOn(frame, position))}
            aria-label={`${at + 1} ${label}`}
          >
            {at + 1}
          </Link>
        ))}
      </Coast>
    </nav>
  );
}

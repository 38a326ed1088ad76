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

/** Posters beside the map, each with its pin. */
const ON_THE_MAP = 8;

/** The places in a place as a wall of posters beside a map, each with its cheapest holiday. */
export function PlacesBelow({ place, order, places, days }: BelowProps) {
  const t = useTranslations('destination');
  const [shown, others] = [places.slice(0, ON_THE_MAP), places.slice(ON_THE_MAP)];
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
      <div className={styles.around}>
        <PlacesMap name={place.label} places={shown} />
        <ol className={styles.posters}>
          {shown.map(({ place: { value, label, path, picture }, ...priced }, at) => (
            <li key={value}>
              <span className={styles.tag} aria-hidden="true">
                {at + 1}
              </span>
              <Poster
                picture={pictureFacts(picture, 'poster')}
                sizes="(min-width: 1280px) 155px, (min-width: 640px) 30vw, 46vw"
                name={label}
                {...(path !== null && { to: placePageHref(path) })}
              />
              <From priced={priced} />
            </li>
          ))}
        </ol>
      </div>
      {others.length > 0 && (
        <>
          <h3>{t('more_places', { count: others.length, place: place.label })}</h3>
          <ol className={styles.others} start={shown.length + 1}>
            {others.map(({ place: { value, label, path }, ...priced }) => (
              <li key={value}>
                {path === null ? label : <Link to={placePageHref(path)}>{label}</Link>}
                <From priced={priced} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

type FromProps = { readonly priced: Omit<Prices['below'][number], 'place'> };

function From({ priced }: FromProps) {
  const t = useTranslations('destination');
  return (
    <p className={styles.from}>
      <Link to={dealHref({ ...priced, total: priced.from })} data-price="pp">
        {t('place_from', {
          each: formatMoney(roundedUp(priced.perPerson)),
          date: formatDate(priced.departureDate, 'short'),
        })}
      </Link>
      <span data-price="total">{t('place_total', { total: formatMoney(priced.from) })}</span>
    </p>
  );
}

type MapProps = { readonly name: string; readonly places: Prices['below'] };

/** Numbers as on the posters; each leads to its place. */
function PlacesMap({ name, places }: MapProps) {
  const t = useTranslations('destination');
  const frame = frameOf(
    places.map(({ position }) => position),
    'square',
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

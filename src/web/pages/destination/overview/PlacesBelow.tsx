import { formatDayOfYear } from '#domain/dates.ts';
import { placePageHref } from '#web/parts/place-page-href.ts';
import { FromPrice } from '#web/parts/PlacePrices/FromPrice.tsx';
import { ON_THE_MAP } from '#web/parts/PlacePrices/on-the-map.ts';
import { PlacesMap } from '#web/parts/PlacePrices/PlacesMap.tsx';
import { PricedPosters } from '#web/parts/PlacePrices/PricedPosters.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { ChipLink, ChipRow } from '#web/ui/Chip.tsx';
import { Link } from '#web/ui/Link.tsx';
import { ORDERS_BELOW } from '../place-address.ts';
import type { PlaceProps, Prices } from '../place-props.ts';
import layout from '#web/ui/layout.module.css';
import styles from '../destination.module.css';

type BelowProps = Pick<PlaceProps, 'place' | 'order'> & {
  readonly places: Prices['below'];
  readonly map: Prices['map'];
  readonly days: { readonly from: string; readonly to: string };
};

/**
 * The places in a place, or around a resort, as a wall of posters beside a map, each with its
 * cheapest holiday, or when it opens.
 */
export function PlacesBelow({ place, order, places, map, days }: BelowProps) {
  const t = useTranslations('destination');
  const opening = ({ isClosed, seasonality }: Prices['below'][number]) =>
    isClosed && seasonality
      ? t('opens_on', { date: formatDayOfYear(seasonality.startDate) })
      : undefined;
  const [shown, others] = [places.slice(0, ON_THE_MAP), places.slice(ON_THE_MAP)];
  return (
    <section aria-labelledby="below" className={`${layout.ruled} ${styles.list}`}>
      <h2 id="below">{t('below', { place: place.label, type: place.type })}</h2>
      <p>
        {t('below_basis', days)}
        {places.some(({ isClosed }) => isClosed) && ` ${t('below_closed')}`}
      </p>
      <ChipRow>
        {ORDERS_BELOW.map((one) => (
          <ChipLink
            key={one}
            aria-current={one === order ? 'true' : undefined}
            to={`${placePageHref(place.path ?? '', one === 'known' ? '' : `order=${one}`)}#below`}
          >
            {t(`order_${one}`, { type: place.type })}
          </ChipLink>
        ))}
      </ChipRow>
      <div className={styles.around}>
        <PlacesMap name={place.label} map={map} />
        <PricedPosters
          isNumbered
          places={shown.map((one) => ({ ...one, note: opening(one) }))}
          unpriced={t('no_price')}
          sizes="(min-width: 1280px) 150px, (min-width: 640px) 20vw, 46vw"
        />
      </div>
      {others.length > 0 && (
        <>
          <h3>{t('more_places', { count: others.length, place: place.label })}</h3>
          <ol className={styles.others} start={shown.length + 1}>
            {others.map((one) => (
              <li key={one.value}>
                <span>
                  <Link to={placePageHref(one.path ?? '')}>{one.label}</Link>
                  <small>{opening(one)}</small>
                </span>
                {one.priced ? <FromPrice of={one.priced} isAtEnd /> : t('no_price')}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

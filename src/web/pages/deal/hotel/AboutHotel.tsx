import { walkOf } from '#domain/geography/walk.ts';
import { Locator } from '#web/parts/Map/Locator.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import type { DealHolidayFragment } from '../query.generated.ts';
import typography from '#web/ui/type.module.css';
import styles from './AboutHotel.module.css';

type AboutHotelProps = { readonly hotel: DealHolidayFragment['hotel'] };

/** The hotel in words, what it has, how one gets about in it, and where it is. */
export function AboutHotel({ hotel }: AboutHotelProps) {
  const t = useTranslations('deal');
  return (
    <section aria-labelledby="hotel" className={styles.section}>
      <h2 id="hotel" className={typography.formHeading}>
        {t('the_hotel')}
      </h2>
      <p className={styles.description}>{hotel.description}</p>
      <div className={styles.lists}>
        <List name={t('facilities')} items={hotel.facilities.map(({ name }) => name)} />
        <List
          name={t('access')}
          items={hotel.access.length > 0 ? hotel.access : [t('access_unknown')]}
        />
        <List name={t('where')} items={useWhere(hotel)} />
      </div>
      <Locator hotel={hotel} />
    </section>
  );
}

type ListProps = { readonly name: string; readonly items: readonly string[] };

/** Facts under their name, if there are any. */
export const List = ({ name, items }: ListProps) =>
  items.length > 0 && (
    <div>
      <h3>{name}</h3>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );

function useWhere({
  metresToBeach,
  nearestAirports,
  checkInFrom,
}: AboutHotelProps['hotel']): string[] {
  const t = useTranslations('deal');
  return [
    ...(metresToBeach === null ? [] : [t('to_beach', walkOf(metresToBeach))]),
    ...nearestAirports.slice(0, 2).map(({ name, km }) => t('to_airport', { name, km })),
    t('check_in_from', { time: checkInFrom }),
  ];
}

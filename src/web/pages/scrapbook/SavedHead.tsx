import { formatDate } from '#domain/dates.ts';
import { Heart } from '#web/parts/Heart/Heart.tsx';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Poster } from '#web/parts/Poster.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import type { SavedDealOfPageFragment, SavedHolidayNowFragment } from './query.generated.ts';
import typography from '#web/ui/type.module.css';
import styles from './scrapbook.module.css';

/**
 * The head of a column: the poster with its heart, the hotel, and when for whom. It heads the
 * column as a cell of the table, where HTML takes no heading.
 */
export function SavedHead({ deal }: { readonly deal: SavedDealOfPageFragment }) {
  const t = useTranslations('scrapbook');
  const { bookmark, holiday } = deal;
  const hotel = hotelOf(deal);
  return (
    <div id={`saved-${bookmark.id}`} className={styles.column}>
      <SavedPoster deal={deal} />
      {hotel && <p className={typography.h3}>{hotel.name}</p>}
      <p className={typography.small}>
        {t('nights', {
          date: formatDate(bookmark.departureDate, 'short'),
          nights: bookmark.numberOfNights,
        })}
      </p>
      {holiday.kind === 'Holiday' && <Travel holiday={holiday} />}
    </div>
  );
}

function Travel({ holiday }: { readonly holiday: SavedHolidayNowFragment }) {
  const t = useTranslations('scrapbook');
  const [first] = holiday.flightItinerary?.outbound.segments ?? [];
  const { numberOfAdults: adults, childAges } = holiday.hotelItinerary.party;
  return (
    <>
      {first && (
        <p className={typography.small}>
          {t('leaves', {
            airport: first.departureAirport.name,
            time: first.departureTime.slice(11, 16),
          })}
        </p>
      )}
      <p className={typography.small}>
        {childAges.length === 0
          ? t('party', { adults })
          : t('party_children', {
              adults,
              ages: childAges.join(', ').replace(/, (\d+)$/, ' and $1'),
            })}
      </p>
    </>
  );
}

/** The poster of where it is, without colour once it is gone, with the heart in its corner. */
export function SavedPoster({ deal }: { readonly deal: SavedDealOfPageFragment }) {
  const { bookmark, holiday } = deal;
  const hotel = hotelOf(deal);
  const [picture] = hotel?.pictures ?? [];
  return (
    <div className={classes(styles.poster, holiday.kind !== 'Holiday' && styles.gone)}>
      {hotel && picture && (
        <Poster
          picture={pictureFacts(picture, 'poster')}
          sizes="(min-width: 1000px) 280px, 264px"
          name={hotel.resortName}
          line={hotel.placeLine.replace(/^[^,]*, /, '')}
          heading="p"
        />
      )}
      <div className={styles.heart}>
        <Heart holiday={bookmark} name={hotel?.name ?? ''} saved={[bookmark]} at="saved" />
      </div>
    </div>
  );
}

/** The hotel, also of a holiday that is gone; undefined when it is none of ours any more. */
export function hotelOf({ holiday }: SavedDealOfPageFragment) {
  if (holiday.kind === 'Holiday') return holiday.hotel;
  return (holiday.kind === 'NoAvailability' && holiday.soldOut) || undefined;
}

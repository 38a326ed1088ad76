import { useActionData } from 'react-router';
import { formatDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { Gallery } from '#web/parts/Gallery/Gallery.tsx';
import type { SavedHoliday } from '#web/parts/Heart/saved-holidays.ts';
import { Reviews } from '#web/parts/Reviews/Reviews.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useFocusOnAnswer } from '#web/ui/use-focus-on-answer.ts';
import { FactsRow } from './choices/FactsRow.tsx';
import type { FoundChoices } from './choices/find-choices.ts';
import { FlightChoices } from './choices/FlightChoices.tsx';
import { DealHead } from './DealHead.tsx';
import { EntryRules } from './EntryRules.tsx';
import { AboutHotel, List } from './hotel/AboutHotel.tsx';
import type { SaidOfDeal } from './messages/find-messages.ts';
import { CancelBar } from './price/CancelBar.tsx';
import { ChangedPrice } from './price/ChangedPrice.tsx';
import { DealReceipt } from './price/DealReceipt.tsx';
import type { NearbyOffersHolidayFragment } from './price/nearby-offers.generated.ts';
import { PriceBar } from './price/PriceBar.tsx';
import type { DealHolidayFragment, DealPriceChangeFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import styles from './deal.module.css';

type DealViewProps = {
  /** With the search that finds its hotel alone. */
  readonly holiday: DealHolidayFragment & { readonly search: Criteria };
  /** One-step changes of it, greatest saving first. */
  readonly nearbyOffers: readonly NearbyOffersHolidayFragment[];
  readonly priceChange: DealPriceChangeFragment | null;
  /** Why it was not taken into a basket. */
  readonly refusal: string | undefined;
  /** What the visitor has saved. */
  readonly saved: readonly SavedHoliday[];
  /** The list of others that the address asks for. */
  readonly choices: FoundChoices;
  /** By our editors. */
  readonly said: SaidOfDeal;
};

/**
 * One holiday in full: what it is, what it costs, what cancelling costs, who protects it, and how
 * to change it.
 */
export function DealView({
  holiday,
  nearbyOffers,
  priceChange,
  refusal,
  saved,
  choices,
  said,
}: DealViewProps) {
  const { hotel, flightItinerary, perks, cancellation, entryRules } = holiday;
  const t = useTranslations('deal');
  const answer = useFocusOnAnswer<HTMLDivElement>(useActionData());
  return (
    <>
      <Head holiday={holiday} />
      <div className={layout.wrap}>
        <div {...answer}>
          {refusal !== undefined && (
            <Notice tone="coral" role="alert">
              {refusal}
            </Notice>
          )}
          {priceChange && <ChangedPrice change={priceChange} />}
        </div>
        {said.banner && <Notice>{said.banner}</Notice>}
        <DealHead holiday={holiday} saved={saved} />
        <Gallery pictures={hotel.pictures} name={hotel.name} />
      </div>
      <div className={`${layout.wrap} ${styles.columns}`}>
        {/* What was open for a change is closed by it. */}
        <div key={`${holiday.hotelQuoteId} ${holiday.flightQuoteId}`} className={styles.main}>
          <FactsRow holiday={holiday} choices={choices} search={holiday.search} />
          {flightItinerary && (
            <FlightChoices
              holiday={holiday}
              itinerary={flightItinerary}
              choices={choices}
              said={said.flights}
            />
          )}
          <List name={t('perks')} items={perks.map(({ about }) => about)} />
          {cancellation.length > 0 && <CancelBar spans={cancellation} />}
        </div>
        <div className={styles.receipt}>
          <DealReceipt
            holiday={holiday}
            nearbyOffers={nearbyOffers}
            isChanged={priceChange !== null}
          />
        </div>
        <div className={styles.more}>
          <AboutHotel hotel={hotel} />
          <Reviews information={hotel.tripAdvisorInformation} />
          {entryRules && <EntryRules rules={entryRules} />}
        </div>
      </div>
      <PriceBar holiday={holiday} isChanged={priceChange !== null} />
    </>
  );
}

function Head({ holiday: { hotel, hotelItinerary } }: { readonly holiday: DealHolidayFragment }) {
  const t = useTranslations('deal');
  const { brand } = usePageProperties().domainConfig;
  return (
    <>
      <title>{t('title', { hotel: hotel.name, place: hotel.placeLine, brand: brand.name })}</title>
      <meta
        name="description"
        content={t('description', {
          hotel: hotel.name,
          place: hotel.placeLine,
          date: formatDate(hotelItinerary.checkInDate),
        })}
      />
      <meta name="robots" content="noindex" />
    </>
  );
}

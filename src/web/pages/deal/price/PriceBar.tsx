import { PriceBlock } from '#web/parts/PriceBlock.tsx';
import { peopleOf } from '../choices/FactsRow.tsx';
import type { DealHolidayFragment } from '../query.generated.ts';
import { BookButton } from './DealReceipt.tsx';
import styles from './PriceBar.module.css';

type PriceBarProps = {
  readonly holiday: DealHolidayFragment;
  /** The new price stands above with its own button. */
  readonly isChanged: boolean;
};

/** The price and the way on, at the thumb of a phone. */
export function PriceBar({ holiday, isChanged }: PriceBarProps) {
  const { price } = holiday;
  return (
    <div className={styles.bar}>
      <PriceBlock
        total={price.total}
        each={price.perPerson}
        people={peopleOf(holiday)}
        infants={holiday.hotelItinerary.party.numberOfInfants}
        size="bar"
      />
      {!isChanged && <BookButton holiday={holiday} words="book_short" />}
    </div>
  );
}

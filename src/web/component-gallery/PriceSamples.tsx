import { money } from '#domain/money.ts';
import { BoardingCard } from '#web/parts/BoardingCard.tsx';
import type { FlightLeg } from '#web/parts/flight.ts';
import { HoldStrip } from '#web/parts/HoldStrip.tsx';
import { LabelField, LuggageLabel } from '#web/parts/LuggageLabel.tsx';
import { Poster } from '#web/parts/Poster.tsx';
import { PriceBlock } from '#web/parts/PriceBlock.tsx';
import { PriceChanged } from '#web/parts/PriceChanged.tsx';
import { Receipt, type ReceiptLine } from '#web/parts/Receipt.tsx';
import { ReviewScore } from '#web/parts/ReviewScore.tsx';
import { Stars } from '#web/parts/Stars.tsx';
import { Timetable } from '#web/parts/Timetable.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Sample } from './Sample.tsx';
import styles from './ComponentGallery.module.css';

const OUT: FlightLeg = {
  date: '2027-07-24',
  from: { time: '06:15', code: 'LBA', place: 'Leeds Bradford' },
  to: { time: '10:05', code: 'PMI', place: 'Palma' },
  minutes: 170,
  stopWords: 'direct',
};
const BACK: FlightLeg = {
  date: '2027-07-31',
  from: { time: '11:00', code: 'PMI', place: 'Palma' },
  to: { time: '00:55', code: 'LBA', place: 'Leeds Bradford' },
  minutes: 175,
  stopWords: 'direct',
  daysLater: 1,
};
const LINES: readonly ReceiptLine[] = [
  {
    id: 'flights',
    name: 'Flights for 4',
    amount: money(101200, 'GBP'),
    basis: 'Leeds Bradford to Palma and back, Solent Air',
  },
  {
    id: 'hotel',
    name: 'Hotel Miramar Blanc',
    amount: money(161840, 'GBP'),
    basis: '7 nights, family room, half board',
  },
  { id: 'bag', name: '1 hold bag, 22 kg', amount: money(7800, 'GBP'), chosenByYou: true },
  {
    id: 'tax',
    name: 'Majorca tourist tax',
    amount: money(11400, 'GBP'),
    basis: '2 adults × 7 nights × €3.30 = €46.20',
    paidAtHotel: true,
  },
];
const PRICE = { total: money(282240, 'GBP'), each: money(70560, 'GBP'), people: 4, infants: 0 };
const PICTURE = {
  alt: 'A bay',
  url: '/poster.png',
  width: 1200,
  height: 1200,
  files: [],
  filesAtDusk: [],
};

export function PriceSamples() {
  return (
    <>
      <Sample name="Price block, both views">
        <div className={styles.row}>
          <PriceBlock {...PRICE} />
          <PriceBlock {...PRICE} view="PER_PERSON_PRICE" />
          <PriceBlock {...PRICE} size="bar" />
        </div>
        <p>
          <Stars stars={4} /> <ReviewScore score={4.6} count={1204} to="#" since="last 24 months" />
        </p>
        <Timetable legs={[OUT, BACK]} />
      </Sample>
      <Sample name="Price changed, was and now">
        <PriceChanged
          change={{
            was: PRICE.total,
            now: money(285840, 'GBP'),
            changedBy: 'Solent Air',
            reason: 'The total is higher than when you last saw it',
          }}
          accept={{ name: 'intent', value: 'accept' }}
          wayOut={<a href="#flights">See other flights</a>}
        />
      </Sample>
      <Sample name="Hold, calm and near the end">
        <HoldStrip
          expiresAt="2026-11-20T20:41:00Z"
          now="2026-11-20T20:20:00Z"
          extend={{ name: 'intent', value: 'extend' }}
        />
        <HoldStrip
          expiresAt="2026-11-20T20:41:00Z"
          now="2026-11-20T20:39:10Z"
          extend={{ name: 'intent', value: 'extend' }}
        />
      </Sample>
      <Sample name="Luggage label">
        <LuggageLabel>
          <LabelField name="Order">HM 7K4 2QD</LabelField>
        </LuggageLabel>
      </Sample>
      <section className={styles.double}>
        <BoardingCard leg={OUT} flight="Solent Air SX 4120">
          Cabin bag 40 × 20 × 25 cm each
          <br />1 hold bag, 22 kg
        </BoardingCard>
        <br />
        <BoardingCard leg={BACK} flight="Solent Air SX 4121">
          Cabin bag 40 × 20 × 25 cm each
        </BoardingCard>
      </section>
      <Receipt {...PRICE} lines={LINES}>
        <Button wide>Choose extras and book</Button>
        <p>
          Nothing is added to the price of your holiday. It changes only if you change something, or
          if we ask you first.
        </p>
      </Receipt>
      <div className={styles.poster}>
        <Poster
          picture={PICTURE}
          sizes="400px"
          name="Port de Sóller"
          line="Majorca, two from £1,118"
          to="#"
        />
      </div>
    </>
  );
}

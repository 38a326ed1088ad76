import { formatMoney } from '#domain/money.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { seatPriceOf, type CabinFacts, type Chosen } from './seating.ts';
import styles from './seats.module.css';

type TravellersProps = {
  readonly cabin: CabinFacts;
  readonly chosen: Chosen;
  readonly form: string;
};

/** Whom the next seat is for, where each sits so far and for how much. */
export function Travellers({ cabin, chosen, form }: TravellersProps) {
  const t = useTranslations('seats');
  return (
    <fieldset className={styles.people}>
      <legend>{t('who')}</legend>
      {cabin.travellers.map(({ name, age }, i) => (
        <label key={name} className={styles.person}>
          <input
            // The next person is chosen anew by each press of a seat.
            key={`${chosen.who} ${chosen.seats.join(' ')}`}
            type="radio"
            id={`who-${i}`}
            name="who"
            value={i}
            form={form}
            defaultChecked={i === chosen.who}
          />
          <span>
            {name}
            {age !== null && <span className={styles.age}>, {age}</span>}
          </span>
          <SeatOf seat={chosen.seats[i]} cabin={cabin} />
        </label>
      ))}
    </fieldset>
  );
}

type SeatOfProps = { readonly seat: string | undefined; readonly cabin: CabinFacts };

function SeatOf({ seat, cabin }: SeatOfProps) {
  const t = useTranslations('seats');
  const price = seatPriceOf(cabin, seat);
  return (
    <span className={styles.seatOf}>
      <strong>{seat || t('no_seat')}</strong>
      {price && <span className={styles.priceOf}> {formatMoney(price, 'always')}</span>}
    </span>
  );
}

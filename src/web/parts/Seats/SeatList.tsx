import { Form } from 'react-router';
import { formatMoney } from '#domain/money.ts';
import { seatLetters, positionOf, seatId } from '#domain/seats/seat-map.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { CarriedFields } from './CarriedFields.tsx';
import { isFreeFor, mapOf, type CabinFacts, type Chosen, type KeptField } from './seating.ts';
import styles from './seats.module.css';

type SeatListProps = {
  readonly cabin: CabinFacts;
  readonly chosen: Chosen;
  readonly action: string;
  readonly kept: readonly KeptField[];
};

/** The same seats without the plan: a list for each person. */
export function SeatList({ cabin, chosen, action, kept }: SeatListProps) {
  const t = useTranslations('seats');
  return (
    <div className={styles.list}>
      <Disclosure summary={t('list.heading')}>
        <Form method="get" action={action} preventScrollReset className={styles.lists}>
          <CarriedFields kept={kept} />
          {cabin.travellers.map(({ name }, i) => (
            <SelectField
              key={`${name} ${chosen.seats[i]}`}
              id={`list-${i}`}
              name="s"
              label={t('list.seat_of', { name })}
              empty={t('no_seat')}
              defaultValue={chosen.seats[i] ?? ''}
              options={optionsOf(cabin, i, (letter, row) =>
                t('list.seat', {
                  seat: seatId(row, letter),
                  position: positionOf(cabin, letter),
                  price: formatMoney(row.price, 'always'),
                }),
              )}
            />
          ))}
          <Button kind="quiet">{t('list.use')}</Button>
        </Form>
      </Disclosure>
    </div>
  );
}

function optionsOf(
  cabin: CabinFacts,
  who: number,
  label: (letter: string, row: CabinFacts['rows'][number]) => string,
) {
  return cabin.rows.flatMap((row) =>
    seatLetters(mapOf(cabin))
      .filter((letter) =>
        isFreeFor(cabin, who, { row: { ...row, price: row.price.amount }, letter }),
      )
      .map((letter) => ({ value: seatId(row, letter), label: label(letter, row) })),
  );
}

import type { ReactNode } from 'react';
import { Form, useLocation } from 'react-router';
import { formatMoney, money } from '#domain/money.ts';
import { positionOf } from '#domain/seats/seat-map.ts';
import { isAccompanied } from '#domain/seats/seat-traveller.ts';
import { seatingPrice } from '#domain/seats/seating.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Cabin } from './Cabin.tsx';
import { CarriedFields } from './CarriedFields.tsx';
import { mapOf, seatPriceOf, type CabinFacts, type Chosen, type KeptField } from './seating.ts';
import { SeatList } from './SeatList.tsx';
import { Travellers } from './Travellers.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './seats.module.css';

/** Why seats were not taken: at one of the people, `seats[1]`, or at all of them. */
export type SeatsRefused = readonly { readonly field: string | null; readonly message: string }[];

type SeatChooserProps = {
  /** Of the document. */
  readonly title: string;
  readonly back: ReactNode;
  /** From where to where, when. */
  readonly flight: string;
  readonly cabin: CabinFacts;
  readonly chosen: Chosen;
  readonly refused: SeatsRefused;
  /** What is posted and asked for beside the seats. */
  readonly kept?: readonly KeptField[];
  /** Of the address that seats are posted to. */
  readonly query?: string;
  /** Of this choice, beside the people. */
  readonly notes: ReactNode;
  /** The way on: buttons of the form `SEATS_FORM`. */
  readonly children: ReactNode;
};

/** Buttons outside of it belong to it by this id. */
export const SEATS_FORM = 'seats-form';

/** Who sits where on one flight: pressing a seat seats the person who is chosen. */
export function SeatChooser({ cabin, chosen, kept = [], query = '', ...words }: SeatChooserProps) {
  const t = useTranslations('seats');
  const { pathname, search } = useLocation();
  const { title, back, flight, refused, notes, children } = words;
  const problems = refused.map(({ field, message }) => ({
    fieldId: field?.startsWith('seats[') ? `who-${field.slice(6, -1)}` : 'who-0',
    message,
  }));
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PageTitle title={title} hasProblems={problems.length > 0} />
      <ErrorSummary problems={problems} answer={refused} />
      <Form id={SEATS_FORM} method="get" action={`${pathname}${query}`} preventScrollReset />
      <CarriedFields kept={kept} form={SEATS_FORM} />
      {chosen.seats.map((seat, i) => (
        <input
          key={cabin.travellers[i]?.name}
          type="hidden"
          name="s"
          value={seat}
          form={SEATS_FORM}
        />
      ))}
      <header className={styles.head}>
        <p className={typography.small}>{back}</p>
        <h1>{t('heading')}</h1>
        <p>
          {flight} {hasChildren(cabin) ? t('children') : ''}
        </p>
      </header>
      <div className={styles.side}>
        <Together cabin={cabin} />
        <Travellers cabin={cabin} chosen={chosen} form={SEATS_FORM} />
        {notes}
      </div>
      <Cabin cabin={cabin} chosen={chosen} form={SEATS_FORM} action={pathname}>
        <SeatGiven seat={new URLSearchParams(search).get('seat')} cabin={cabin} chosen={chosen} />
      </Cabin>
      <SeatList cabin={cabin} chosen={chosen} action={pathname} kept={kept} />
      <div className={styles.foot}>
        <p>
          <strong>{formatMoney(seatsSum(cabin, chosen), 'always')}</strong>{' '}
          {t('count', { count: chosen.seats.filter((seat) => seat !== '').length })}
        </p>
        {children}
      </div>
    </div>
  );
}

type SeatGivenProps = {
  /** Pressed last. */
  readonly seat: string | null;
  readonly cabin: CabinFacts;
  readonly chosen: Chosen;
};

/** Whom the seat that was pressed went to. */
function SeatGiven({ seat, cabin, chosen }: SeatGivenProps) {
  const t = useTranslations('seats');
  const name = cabin.travellers[chosen.seats.indexOf(seat ?? '')]?.name;
  const price = seatPriceOf(cabin, seat ?? '');
  return (
    <p role="status" className={styles.given}>
      {name &&
        seat &&
        price &&
        t('list.seat', {
          seat: `${name}: ${seat}`,
          position: positionOf(cabin, seat.slice(-1)),
          price: formatMoney(price, 'always'),
        })}
    </p>
  );
}

function Together({ cabin }: { readonly cabin: CabinFacts }) {
  const t = useTranslations('seats');
  const { together } = cabin;
  if (!together) return null;
  return (
    <Notice
      tone="good"
      heading={t('together.heading', { price: formatMoney(together.price, 'always') })}
    >
      <p>
        {hasChildren(cabin) ? t('together.children') : t('together.text')}{' '}
        {together.seats.join(', ')}.
      </p>
      <Button form={SEATS_FORM} name="together" value="yes" kind="quiet" size="strip">
        {t('together.act')}
      </Button>
    </Notice>
  );
}

const hasChildren = ({ travellers }: CabinFacts): boolean =>
  travellers.some(({ age, holdsInfant }) => isAccompanied({ age: age ?? undefined, holdsInfant }));

/** What the chosen seats come to. */
export const seatsSum = (cabin: CabinFacts, { seats }: Chosen) =>
  money(
    seatingPrice(
      mapOf(cabin),
      seats.map((seat) => (seat === '' ? undefined : seat)),
    ),
    cabin.rows[0]!.price.currencyCode,
  );

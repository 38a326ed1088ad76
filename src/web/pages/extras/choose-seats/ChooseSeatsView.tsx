import { Form, useLocation, useNavigation } from 'react-router';
import { formatDate } from '#domain/dates.ts';
import { formatMoney, money } from '#domain/money.ts';
import { isAccompanied } from '#domain/seats/seat-traveller.ts';
import { seatingPrice } from '#domain/seats/seating.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Cabin } from './Cabin.tsx';
import { flightOf, type SeatsFacts } from './flight-facts.ts';
import type { CabinFragment } from './query.generated.ts';
import { mapOf, type Chosen } from './seating.ts';
import { SeatList } from './SeatList.tsx';
import { Travellers } from './Travellers.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './seats.module.css';

export type SeatsProblem = {
  readonly errors: readonly { readonly field: string | null; readonly message: string }[];
  readonly seats: readonly string[];
};

type ChooseSeatsViewProps = SeatsFacts & {
  readonly cabin: CabinFragment;
  readonly chosen: Chosen;
  readonly problem: SeatsProblem | undefined;
};

/** Who sits where on one flight: pressing a seat seats the person who is chosen. */
export function ChooseSeatsView({
  basket,
  way,
  cabin,
  chosen: asked,
  problem,
}: ChooseSeatsViewProps) {
  const t = useTranslations('seats');
  const { pathname } = useLocation();
  const chosen = problem ? { ...asked, seats: problem.seats } : asked;
  const { from, to, leaves } = flightOf(basket, way);
  const problems = (problem?.errors ?? []).map(({ field, message }) => ({
    fieldId: field?.startsWith('seats[') ? `who-${field.slice(6, -1)}` : 'who-0',
    message,
  }));
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PageTitle title={t('title', { from, to })} hasProblems={problems.length > 0} />
      <ErrorSummary problems={problems} />
      <Form id={FORM} method="get" action={pathname} preventScrollReset />
      {chosen.seats.map((seat, i) => (
        <input key={cabin.travellers[i]?.name} type="hidden" name="s" value={seat} form={FORM} />
      ))}
      <header className={styles.head}>
        <p className={typography.small}>
          <Link to={routes.extras.href({ basketId: basket.id })}>{t('back')}</Link>
        </p>
        <h1>{t('heading')}</h1>
        <p>
          {t('flight', { from, to })}, {formatDate(leaves.slice(0, 10), 'short')},{' '}
          {leaves.slice(11, 16)}. {hasChildren(cabin) ? t('children') : ''}
        </p>
      </header>
      <div className={styles.side}>
        <Together cabin={cabin} />
        <Travellers cabin={cabin} chosen={chosen} form={FORM} />
        {basket.seatMapStatus !== 'COMPULSORY' && (
          <p className={typography.small}>{t('not_needed')}</p>
        )}
      </div>
      <Cabin cabin={cabin} chosen={chosen} form={FORM} action={pathname} />
      <SeatList cabin={cabin} chosen={chosen} action={pathname} />
      <Foot {...{ basket, way, cabin, chosen }} />
    </div>
  );
}

const FORM = 'seats-form';

/** What it comes to, and the way on. */
function Foot({ basket, way, cabin, chosen }: Omit<ChooseSeatsViewProps, 'problem'>) {
  const t = useTranslations('seats');
  const isBusy = useNavigation().state !== 'idle';
  const goesHome =
    way === 'OUTBOUND' && basket.seatedFlights.some((flight) => flight.way === 'INBOUND');
  const sum = sumOf(cabin, chosen);
  return (
    <div className={styles.foot}>
      <p>
        <strong>{formatMoney(sum, 'always')}</strong>{' '}
        {t('count', { count: chosen.seats.filter((seat) => seat !== '').length })}
      </p>
      <Button
        form={FORM}
        formMethod="post"
        name="intent"
        value={goesHome ? 'next' : 'take'}
        busy={isBusy ? t('asking') : undefined}
      >
        {goesHome ? t('next') : t('take', { price: formatMoney(sum, 'always') })}
      </Button>
      {basket.seatMapStatus !== 'COMPULSORY' && (
        <Button form={FORM} formMethod="post" name="intent" value="none" kind="text">
          {t('none')}
        </Button>
      )}
    </div>
  );
}

function Together({ cabin }: { readonly cabin: CabinFragment }) {
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
      <Button form={FORM} name="together" value="yes" kind="quiet" size="strip">
        {t('together.act')}
      </Button>
    </Notice>
  );
}

const hasChildren = ({ travellers }: CabinFragment): boolean =>
  travellers.some(({ age, holdsInfant }) => isAccompanied({ age: age ?? undefined, holdsInfant }));

const sumOf = (cabin: CabinFragment, { seats }: Chosen) =>
  money(
    seatingPrice(
      mapOf(cabin),
      seats.map((seat) => (seat === '' ? undefined : seat)),
    ),
    cabin.rows[0]!.price.currencyCode,
  );

import { useNavigation } from 'react-router';
import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import {
  SeatChooser,
  SEATS_FORM,
  seatsSum,
  type SeatsRefused,
} from '#web/parts/Seats/SeatChooser.tsx';
import type { Chosen } from '#web/parts/Seats/seating.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { flightOf, type SeatsFacts } from './flight-facts.ts';
import type { CabinFragment } from './query.generated.ts';
import typography from '#web/ui/type.module.css';

export type SeatsProblem = { readonly errors: SeatsRefused; readonly seats: readonly string[] };

type ChooseSeatsViewProps = SeatsFacts & {
  readonly cabin: CabinFragment;
  readonly chosen: Chosen;
  readonly problem: SeatsProblem | undefined;
};

/** The seats of one flight of a basket, and the way on to the other or back to the extras. */
export function ChooseSeatsView({
  basket,
  way,
  cabin,
  chosen: asked,
  problem,
}: ChooseSeatsViewProps) {
  const t = useTranslations('seats');
  const isBusy = useNavigation().state !== 'idle';
  const chosen = problem ? { ...asked, seats: problem.seats } : asked;
  const { from, to, leaves } = flightOf(basket, way);
  const isNeeded = basket.seatMapStatus === 'COMPULSORY';
  const goesHome =
    way === 'OUTBOUND' && basket.seatedFlights.some((flight) => flight.way === 'INBOUND');
  const price = formatMoney(seatsSum(cabin, chosen), 'always');
  return (
    <SeatChooser
      title={t('title', { from, to })}
      back={<Link to={routes.extras.href({ basketId: basket.id })}>{t('back')}</Link>}
      flight={`${t('flight', { from, to })}, ${formatDate(leaves.slice(0, 10), 'short')}, ${leaves.slice(11, 16)}.`}
      cabin={cabin}
      chosen={chosen}
      refused={problem?.errors ?? []}
      notes={!isNeeded && <p className={typography.small}>{t('not_needed')}</p>}
    >
      <Button
        form={SEATS_FORM}
        formMethod="post"
        name="intent"
        value={goesHome ? 'next' : 'take'}
        busy={isBusy ? t('asking') : undefined}
      >
        {goesHome ? t('next') : t('take', { price })}
      </Button>
      {!isNeeded && (
        <Button form={SEATS_FORM} formMethod="post" name="intent" value="none" kind="text">
          {t('none')}
        </Button>
      )}
    </SeatChooser>
  );
}

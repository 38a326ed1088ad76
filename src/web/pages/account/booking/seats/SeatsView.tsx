import { useNavigation } from 'react-router';
import { formatDate } from '#domain/dates.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { SeatChooser, SEATS_FORM, type SeatsRefused } from '#web/parts/Seats/SeatChooser.tsx';
import type { CabinFacts, Chosen } from '#web/parts/Seats/seating.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { SeatsBookingFragment } from './query.generated.ts';
import { keptFor, WAYS, type Way } from './seats-address.ts';
import typography from '#web/ui/type.module.css';

export type SeatsToChoose = {
  readonly booking: SeatsBookingFragment;
  readonly seatsChange: NonNullable<SeatsBookingFragment['seatsChange']>;
  readonly way: Way;
  /** Chosen before, for the flight out. */
  readonly out: readonly string[];
};

type SeatsViewProps = SeatsToChoose & {
  readonly cabin: CabinFacts;
  readonly chosen: Chosen;
  readonly refused:
    | {
        readonly errors: SeatsRefused;
        readonly typed: { readonly seats: readonly string[]; readonly out: readonly string[] };
      }
    | undefined;
};

/** The seats of one flight of a booking: what they cost is shown next. */
export function SeatsView({ cabin, refused, ...facts }: SeatsViewProps) {
  const t = useTranslations('booking_extras.seats');
  const isBusy = useNavigation().state !== 'idle';
  const { booking, seatsChange, way } = facts;
  const out = refused?.typed.out ?? facts.out;
  const chosen = refused ? { ...facts.chosen, seats: refused.typed.seats } : facts.chosen;
  const flight = booking.flights[way === 'OUTBOUND' ? 0 : 1];
  const words = {
    from: flight?.from.airport ?? '',
    to: flight?.to.airport ?? '',
    date: formatDate(flight?.from.localTime.slice(0, 10) ?? '', 'short'),
    time: flight?.from.localTime.slice(11, 16) ?? '',
  };
  const isOpen = (other: Way) =>
    seatsChange.flights.some((one) => one.way === other && one.seats.length === 0);
  const goesHome = way === 'OUTBOUND' && isOpen('INBOUND');
  return (
    <SeatChooser
      title={t('title_flight', words)}
      back={
        <Link to={bookingRoutes.overview.href({ orderCode: booking.reference })}>{t('back')}</Link>
      }
      flight={t('flight', words)}
      cabin={cabin}
      chosen={chosen}
      refused={refused?.errors ?? []}
      kept={keptFor(way, out)}
      query={`?way=${WAYS[way]}`}
      notes={
        <>
          {out.length > 0 && <p>{t('kept_so_far', { seats: out.join(', ') })}</p>}
          <p className={typography.small}>{t('nothing_yet')}</p>
          <p className={typography.small}>{t('not_needed')}</p>
        </>
      }
    >
      <Button
        form={SEATS_FORM}
        formMethod="post"
        name="intent"
        value={goesHome ? 'next' : 'take'}
        busy={isBusy ? t('asking') : undefined}
      >
        {t(goesHome ? 'next' : 'see_price')}
      </Button>
      {(goesHome || out.length > 0) && (
        <Button
          form={SEATS_FORM}
          formMethod="post"
          name="intent"
          value={goesHome ? 'skip' : 'none'}
          kind="text"
        >
          {t(goesHome ? 'skip_out' : 'only_out')}
        </Button>
      )}
    </SeatChooser>
  );
}

import { formatMoney } from '#domain/money.ts';
import { BoardingCard } from '#web/parts/BoardingCard.tsx';
import { flightOfLeg } from '#web/parts/flight-of-leg.ts';
import { Timetable } from '#web/parts/Timetable.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { DealHolidayFragment, DealLegFragment } from '../query.generated.ts';
import { AskedChoices } from './AskedChoices.tsx';
import { quoteHref } from './Choices.tsx';
import type { Choice, FoundChoices } from './find-choices.ts';
import { useChoices } from './use-choices.ts';
import typography from '#web/ui/type.module.css';
import styles from './FlightChoices.module.css';

type FlightChoicesProps = {
  readonly holiday: DealHolidayFragment;
  readonly itinerary: NonNullable<DealHolidayFragment['flightItinerary']>;
  readonly choices: FoundChoices;
  /** By our editors, of these flights. */
  readonly said: readonly string[];
};

/**
 * Both flights as boarding cards with the bags on the stub, and the other flights to choose from.
 */
export function FlightChoices({ holiday, itinerary, choices, said }: FlightChoicesProps) {
  const t = useTranslations('deal');
  return (
    <section aria-labelledby="flights" className={styles.flights}>
      <h2 id="flights" className={typography.formHeading}>
        {t('your_flights')}
      </h2>
      {[itinerary.outbound, itinerary.inbound].map((leg) => (
        <BoardingCard
          key={leg.segments[0]?.departureTime}
          leg={flightOfLeg(leg)}
          flight={flightName(leg)}
        >
          <Bags leg={leg} />
        </BoardingCard>
      ))}
      {said.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {holiday.otherChoices.flights > 0 && <OtherFlights holiday={holiday} choices={choices} />}
    </section>
  );
}

function OtherFlights({ holiday, choices }: Pick<FlightChoicesProps, 'holiday' | 'choices'>) {
  const t = useTranslations('deal');
  const [flights, ask] = useChoices('flights', holiday, choices);
  return (
    <Disclosure
      summary={t('other_flights', { count: holiday.otherChoices.flights })}
      open={choices.flights !== undefined}
      onOpen={ask}
    >
      <AskedChoices
        list="flights"
        quotes={holiday}
        asked={flights}
        ask={ask}
        words={t('see_flights')}
      >
        {(all) => (
          <ul className={styles.others}>
            {all
              .filter(({ chosen }) => !chosen)
              .map((choice) => (
                <OtherFlight key={choice.flightQuoteId + choice.hotelQuoteId} choice={choice} />
              ))}
          </ul>
        )}
      </AskedChoices>
    </Disclosure>
  );
}

function OtherFlight({ choice }: { readonly choice: Choice['flights'] }) {
  const t = useTranslations('deal');
  return (
    <li className={styles.other}>
      <Timetable legs={[flightOfLeg(choice.outbound), flightOfLeg(choice.inbound)]} />
      <p className={styles.choose}>
        <span data-price="total">{formatMoney(choice.price.total)}</span>
        <Link
          to={quoteHref(choice.hotelQuoteId, choice.flightQuoteId, choice.price.total)}
          aria-label={t('take_these_named', flightNames(choice))}
        >
          {t('take_these')}
        </Link>
      </p>
    </li>
  );
}

/** What flies along in the price; more can be added with the extras. */
function Bags({ leg }: { readonly leg: DealLegFragment }) {
  const t = useTranslations('deal');
  return (
    <ul className={styles.bags}>
      {leg.baggageOptions
        .filter(({ isIncluded }) => isIncluded)
        .map(({ type, label }) => (
          <li key={type + label}>{label}</li>
        ))}
      <li className={styles.bagsMore}>{t('bags_more')}</li>
    </ul>
  );
}

type FlownLeg = Pick<Choice['flights']['outbound'], 'segments'>;

/** "Solent Air SX 4120", with every number of a flight with stops. */
const flightName = (leg: FlownLeg): string => `${airlineOf(leg)} ${flightNumbers(leg)}`.trim();

/** Both flights; the airline of the return only where it is another. */
const flightNames = ({ outbound, inbound }: Choice['flights']) => ({
  outbound: flightName(outbound),
  inbound:
    airlineOf(inbound) === airlineOf(outbound) ? flightNumbers(inbound) : flightName(inbound),
});

const airlineOf = ({ segments }: FlownLeg): string => segments[0]?.operator.name ?? '';

const flightNumbers = ({ segments }: FlownLeg): string =>
  segments.map(({ flightNumber }) => flightNumber).join(', ');

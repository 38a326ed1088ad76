import { formatMoney } from '#domain/money.ts';
import { BoardingCard } from '#web/parts/BoardingCard.tsx';
import { flightOfLeg } from '#web/parts/flight-of-leg.ts';
import { Timetable } from '#web/parts/Timetable.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { DealHolidayFragment, DealLegFragment } from '../query.generated.ts';
import { quoteHref } from './Choices.tsx';
import typography from '#web/ui/type.module.css';
import styles from './FlightChoices.module.css';

type FlightChoicesProps = {
  readonly holiday: DealHolidayFragment;
  readonly itinerary: NonNullable<DealHolidayFragment['flightItinerary']>;
};

/**
 * Both flights as boarding cards with the bags on the stub, and the other flights to choose from.
 */
export function FlightChoices({ holiday, itinerary }: FlightChoicesProps) {
  const t = useTranslations('deal');
  const others = holiday.flightChoices.filter(({ chosen }) => !chosen);
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
      {others.length > 0 && (
        <Disclosure summary={t('other_flights', { count: others.length })}>
          <ul className={styles.others}>
            {others.map((choice) => (
              <li key={choice.flightQuoteId + choice.hotelQuoteId} className={styles.other}>
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
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
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

/** "Solent Air SX 4120", with every number of a flight with stops. */
const flightName = (leg: DealLegFragment): string =>
  `${airlineOf(leg)} ${flightNumbers(leg)}`.trim();

/** Both flights; the airline of the return only where it is another. */
const flightNames = ({ outbound, inbound }: DealHolidayFragment['flightChoices'][number]) => ({
  outbound: flightName(outbound),
  inbound:
    airlineOf(inbound) === airlineOf(outbound) ? flightNumbers(inbound) : flightName(inbound),
});

const airlineOf = ({ segments }: DealLegFragment): string => segments[0]?.operator.name ?? '';

const flightNumbers = ({ segments }: DealLegFragment): string =>
  segments.map(({ flightNumber }) => flightNumber).join(', ');

import { CircleCheck } from 'lucide-react';
import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { Amount } from '#web/parts/Amount.tsx';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Poster } from '#web/parts/Poster.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { hotelOfParty, travellersIn } from './of-room.ts';
import type {
  PartyHolidayNowFragment,
  PartyHolidayOfPageFragment,
  PartyRoomOfPageFragment,
} from './query.generated.ts';
import { Votes } from './Votes.tsx';
import typography from '#web/ui/type.module.css';
import styles from './room.module.css';

type FavouriteProps = {
  readonly holiday: PartyHolidayOfPageFragment;
  readonly room: PartyRoomOfPageFragment;
};

/** The most liked of what works for all, ready to be booked. */
export function Favourite({ holiday, room }: FavouriteProps) {
  const t = useTranslations('party');
  const { hotelQuoteId, flightQuoteId, votes, holiday: now } = holiday;
  if (now.kind !== 'Holiday') return null;
  const [picture] = now.hotel.pictures;
  return (
    <section className={styles.ticket}>
      {picture && (
        <div className={styles.wide}>
          <Poster picture={pictureFacts(picture, 'wide')} sizes="640px" shape="wide" first />
        </div>
      )}
      <strong className={styles.works}>
        <Icon of={CircleCheck} />
        {t('works')}
      </strong>
      <h2 className={typography.formHeading}>{hotelOfParty(holiday)?.resortName}</h2>
      <Facts holiday={holiday} now={now} />
      <p className={styles.price} data-price="total">
        <Amount of={now.price.total} pence="always" />
      </p>
      <p className={typography.small}>
        {t.rich('total_for', {
          people: travellersIn(room),
          each: formatMoney(now.price.perPerson),
          strong: (words) => <strong>{words}</strong>,
        })}
      </p>
      {votes && (
        <p>
          <Votes votes={votes} />
        </p>
      )}
      <div className={styles.stub}>
        <form method="post">
          <input type="hidden" name="act" value="book" />
          <input type="hidden" name="hotelQuoteId" value={hotelQuoteId} />
          <input type="hidden" name="flightQuoteId" value={flightQuoteId} />
          <input type="hidden" name="total" value={now.price.total.amount} />
          <Button wide>{t('take_to_basket')}</Button>
        </form>
        <ButtonLink kind="quiet" wide to={routes.deal.href({ hotelQuoteId, flightQuoteId })}>
          {t('see_holiday')}
        </ButtonLink>
      </div>
    </section>
  );
}

type FactsProps = Pick<FavouriteProps, 'holiday'> & { readonly now: PartyHolidayNowFragment };

function Facts({ holiday, now }: FactsProps) {
  const t = useTranslations('party');
  const facts = {
    hotel: now.hotel.name,
    date: formatDate(holiday.departureDate, 'short'),
    nights: holiday.numberOfNights,
    board: now.board.name.toLowerCase(),
  };
  const airport = now.flightItinerary?.outbound.segments[0]?.departureAirport.name;
  return (
    <p className={typography.small}>
      {airport ? t('facts_from', { ...facts, airport }) : t('facts', facts)}
    </p>
  );
}

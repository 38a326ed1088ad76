import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Poster } from '#web/parts/Poster.tsx';
import { routes } from '#web/routes.ts';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import { hotelOfParty } from './of-room.ts';
import type { PartyHolidayOfPageFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './room.module.css';

type OfHoliday = { readonly holiday: PartyHolidayOfPageFragment };

/** The poster of where it is, as small as a stamp; without colour once it is gone. */
export function HolidayStamp({ holiday }: OfHoliday) {
  const [picture] = hotelOfParty(holiday)?.pictures ?? [];
  return (
    <div className={classes(styles.stamp, holiday.holiday.kind !== 'Holiday' && styles.gone)}>
      {picture && <Poster picture={pictureFacts(picture, 'poster')} sizes="96px" />}
    </div>
  );
}

/** Where it is; leads to the holiday's own page. */
export function HolidayName({ holiday }: OfHoliday) {
  const { hotelQuoteId, flightQuoteId } = holiday;
  const hotel = hotelOfParty(holiday);
  return (
    <h3 className={`${layout.alone} ${typography.card}`}>
      <Link to={routes.deal.href({ hotelQuoteId, flightQuoteId })} className={styles.name}>
        {hotel?.resortName ?? hotelQuoteId}
      </Link>
    </h3>
  );
}

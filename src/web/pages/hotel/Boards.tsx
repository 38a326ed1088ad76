import { formatDate } from '#domain/dates.ts';
import { formatMoney, money } from '#domain/money.ts';
import { dealHref } from '#web/parts/deal-href.ts';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Picture } from '#web/parts/Picture.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { BoardOffer, ShownHotel } from './hotel-week.ts';
import type { HotelPictureFragment } from './query.generated.ts';
import { useTwoPrices } from './use-two-prices.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './Boards.module.css';

type BoardsProps = {
  readonly hotel: ShownHotel;
  /** The cheapest first. */
  readonly offers: readonly BoardOffer[];
};

/** What the same week costs with each board, and the room and table that it is. */
export function Boards({ hotel, offers }: BoardsProps) {
  const t = useTranslations('hotel');
  const [first] = offers;
  if (!first) return null;
  const date = formatDate(first.departureDate);
  return (
    <section aria-labelledby="boards" className={layout.ruled}>
      <h2 id="boards">{t('boards')}</h2>
      <p className={typography.small}>
        {t('boards_basis', { date, nights: first.numberOfNights })}
      </p>
      <ul className={styles.boards}>
        {offers.map((offer, at) => (
          <Board
            key={offer.hotelQuoteId}
            offer={offer}
            cheapest={first}
            picture={hotel.boardPictures[at]}
          />
        ))}
      </ul>
    </section>
  );
}

type BoardProps = {
  readonly offer: BoardOffer;
  readonly cheapest: BoardOffer;
  readonly picture: HotelPictureFragment | undefined;
};

function Board({ offer, cheapest, picture }: BoardProps) {
  const t = useTranslations('hotel');
  const { board, rooms, firstRoom, price } = offer;
  const { isEach, kinds, words } = useTwoPrices();
  const basis = isEach ? ('total' as const) : ('perPerson' as const);
  const more = money(price[basis].amount - cheapest.price[basis].amount, price.total.currencyCode);
  const [lead, under = ''] = words(price);
  const names = rooms.map(({ displayName }) => displayName).join(', ');
  return (
    <li>
      <div className={styles.picture}>
        {picture && <Picture picture={pictureFacts(picture, 'room')} sizes="132px" />}
      </div>
      <div className={styles.words}>
        <h3 className={typography.h3}>{board.name}</h3>
        <p>{board.meaning}</p>
        <p>
          {firstRoom
            ? t('room_facts', { room: names, m2: firstRoom.sizeM2, beds: firstRoom.beds })
            : `${names}.`}
        </p>
      </div>
      <div className={styles.price}>
        <p data-price={kinds[0]}>
          <strong>{lead}</strong>
        </p>
        <p className={typography.small} data-price={kinds[1]}>
          {more.amount === 0 ? under : t('more', { price: under, difference: formatMoney(more) })}
        </p>
      </div>
      <ButtonLink
        kind="quiet"
        to={dealHref({ ...offer, total: price.total })}
        aria-label={t('choose_board', { board: board.name })}
      >
        {t('choose')}
      </ButtonLink>
    </li>
  );
}

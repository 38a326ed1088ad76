import { formatDate } from '#domain/dates.ts';
import { formatMoney, money } from '#domain/money.ts';
import { dealHref } from '#web/parts/deal-href.ts';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Picture } from '#web/parts/Picture.tsx';
import { usePriceView } from '#web/parts/price-view.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { picturesOfBoards } from './board-pictures.ts';
import type { BoardOffer, ShownHotel } from './hotel-week.ts';
import type { HotelPictureFragment } from './query.generated.ts';
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
  const pictures = picturesOfBoards(offers, hotel.pictures);
  return (
    <section aria-labelledby="boards" className={layout.ruled}>
      <h2 id="boards">{t('boards')}</h2>
      <p className={typography.small}>
        {t('boards_basis', { date, nights: first.numberOfNights })}
      </p>
      <ul className={styles.boards}>
        {offers.map((offer, at) => (
          <Board key={offer.hotelQuoteId} offer={offer} cheapest={first} picture={pictures[at]} />
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
  const [view] = usePriceView();
  const isEach = view === 'PER_PERSON_PRICE';
  const basis = isEach ? ('total' as const) : ('perPerson' as const);
  const more = price[basis].amount - cheapest.price[basis].amount;
  const difference = formatMoney(money(more, price.total.currencyCode));
  const [each, total] = [formatMoney(price.perPerson), formatMoney(price.total)];
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
        <p data-price={isEach ? 'pp' : 'total'}>
          <strong>{isEach ? t('each', { each }) : t('for_two', { total })}</strong>
        </p>
        <p className={typography.small} data-price={isEach ? 'total' : 'pp'}>
          {isEach
            ? t(more === 0 ? 'for_two' : 'for_two_more', { total, difference })
            : t(more === 0 ? 'each' : 'each_more', { each, difference })}
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

import { formatDate } from '#domain/dates.ts';
import { formatMoney, money } from '#domain/money.ts';
import { dealHref } from '#web/parts/deal-href.ts';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Picture } from '#web/parts/Picture.tsx';
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
  const more = price.total.amount - cheapest.price.total.amount;
  const total = formatMoney(price.total);
  const difference = formatMoney(money(more, price.total.currencyCode));
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
        <p data-price="pp">
          <strong>{t('each', { each: formatMoney(price.perPerson) })}</strong>
        </p>
        <p className={typography.small} data-price="total">
          {more === 0 ? t('for_two', { total }) : t('for_two_more', { total, difference })}
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

import { BedDouble, MoveDiagonal, Users, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '#domain/dates.ts';
import { formatMoney, type Money } from '#domain/money.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { pictureFacts } from '../picture-facts.ts';
import { Picture } from '../Picture.tsx';
import type { PriceView } from '../PriceBlock.tsx';
import { stayValue, type RoomRow, type StayFacts } from './rooms-facts.ts';
import { useReasonWords } from './use-reason-words.ts';
import { whyMore } from './why-more.ts';
import typography from '#web/ui/type.module.css';
import styles from './RoomRows.module.css';

type RoomRowsProps = {
  readonly rows: readonly RoomRow[];
  /** Rows that are not shown keep their place in the one group of radios. */
  readonly isShown: (row: RoomRow) => boolean;
  readonly chosen: StayFacts;
  readonly onChoose: (stay: StayFacts) => void;
  /** Which figure stands first, as everywhere on the page. */
  readonly view: PriceView;
  /** `h2` on a page of its own, `h3` in a dialog. */
  readonly heading: 'h2' | 'h3';
};

/** Each room with its picture, its facts, and its boards as joined cards (design: rooms). */
export function RoomRows({ rows, isShown, ...choice }: RoomRowsProps) {
  const chosenRow = rows.find(({ stays }) => stays.includes(choice.chosen)) ?? rows[0];
  return rows.map((row) => (
    <fieldset
      key={row.name}
      hidden={!isShown(row)}
      className={classes(styles.row, row === chosenRow && styles.chosenRow)}
    >
      <legend className={styles.legend}>{row.name}</legend>
      <RowPicture kinds={row.kinds} />
      <div className={styles.facts}>
        <choice.heading className={classes(typography.h3, styles.name)}>{row.name}</choice.heading>
        <RoomFactsList kinds={row.kinds} />
        {chosenRow && <Why row={row} chosenRow={chosenRow} chosen={choice.chosen} />}
      </div>
      <div className={styles.boards}>
        {row.stays.map((stay) => (
          <BoardCard key={stay.hotelQuoteId} stay={stay} {...choice} />
        ))}
      </div>
    </fieldset>
  ));
}

function RowPicture({ kinds: [kind] }: Pick<RoomRow, 'kinds'>) {
  if (!kind?.picture) return null;
  return (
    <div className={styles.picture}>
      <Picture
        picture={pictureFacts(kind.picture, 'room')}
        narrow={pictureFacts(kind.picture, 'wide')}
        sizes="248px"
      />
      {kind.view !== null && <p className={styles.view}>{capitalised(kind.view)}</p>}
    </div>
  );
}

function RoomFactsList({ kinds }: Pick<RoomRow, 'kinds'>) {
  const t = useTranslations('rooms');
  return kinds.map((kind) => (
    <ul key={kind.displayName} className={styles.list}>
      {kinds.length > 1 && <li className={styles.kind}>{kind.displayName}</li>}
      <Fact icon={MoveDiagonal}>{t('size', { m2: kind.sizeM2 })}</Fact>
      <Fact icon={BedDouble}>{capitalised(kind.beds)}</Fact>
      <Fact icon={Users}>{t('sleeps', { count: kind.sleeps })}</Fact>
      {kind.isAdapted && <li>{t('adapted')}</li>}
    </ul>
  ));
}

function Fact({ icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <Icon of={icon} size={18} />
      <span>{children}</span>
    </li>
  );
}

type WhyProps = {
  readonly row: RoomRow;
  readonly chosenRow: RoomRow;
  readonly chosen: StayFacts;
};

function Why({ row, chosenRow, chosen }: WhyProps) {
  const t = useTranslations('rooms');
  const words = useReasonWords(whyMore(row, chosenRow, chosen));
  if (words === '') return null;
  return (
    <p className={styles.why}>
      <strong>{t('why')}</strong> {words}
    </p>
  );
}

type BoardCardProps = Pick<RoomRowsProps, 'chosen' | 'onChoose' | 'view'> & {
  readonly stay: StayFacts;
};

function BoardCard({ stay, chosen, onChoose, view }: BoardCardProps) {
  const t = useTranslations('rooms');
  const { board } = stay;
  return (
    <label className={styles.card}>
      <input
        type="radio"
        name="stay"
        value={stayValue(stay)}
        checked={stay === chosen}
        onChange={() => onChoose(stay)}
        className={styles.radio}
      />
      <span className={styles.words}>
        <span className={styles.board}>{board.name}</span>
        <span className={styles.detail}>{board.meaning}</span>
        <span className={styles.detail}>
          {board.refundableUntil === null
            ? t('not_refundable')
            : t('refundable', { date: formatDate(board.refundableUntil, 'short') })}
        </span>
        {stay.chosen && <span className={styles.detail}>{t('in_price_now')}</span>}
      </span>
      <BoardPrice stay={stay} chosen={chosen} view={view} />
    </label>
  );
}

function BoardPrice({ stay, chosen, view }: Pick<BoardCardProps, 'stay' | 'chosen' | 'view'>) {
  const t = useTranslations('rooms');
  const kind = view === 'TOTAL_PRICE' ? 'total' : 'perPerson';
  const [price, chosenPrice] = [stay.price[kind], chosen.price[kind]];
  const amount = formatMoney(price, 'always');
  return (
    <span className={styles.aside}>
      <span className={styles.figure}>{stay === chosen ? amount : signed(price, chosenPrice)}</span>
      <span className={styles.whole} data-price={kind === 'total' ? 'total' : 'pp'}>
        {stay === chosen ? t(`unit_${kind}`) : t(`whole_${kind}`, { amount })}
      </span>
    </span>
  );
}

/** `+£139.00` against what is chosen; a true minus for what costs less. */
function signed(price: Money, chosen: Money): string {
  const amount = price.amount - chosen.amount;
  const text = formatMoney({ ...price, amount: Math.abs(amount) }, 'always');
  return `${amount < 0 ? '−' : '+'}${text}`;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

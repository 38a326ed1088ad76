import type { ReactNode } from 'react';
import { formatMoney, type Money } from '#domain/money.ts';
import { positionOf, seatId, type SeatRow } from '#domain/seats/seat-map.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { useLive } from '#web/ui/use-live.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { isFreeFor, mapOf, type CabinFacts, type Chosen } from './seating.ts';
import { useArrowKeys } from './use-arrow-keys.ts';
import styles from './seats.module.css';

type CabinProps = {
  readonly cabin: CabinFacts;
  readonly chosen: Chosen;
  readonly form: string;
  /** Where a press goes. */
  readonly action: string;
};

type CabinWithStatusProps = CabinProps & {
  /** What has just been pressed. */
  readonly children: ReactNode;
};

type Rows = readonly CabinFacts['rows'][number][];

/**
 * The cabin as tables of buttons, a row of seats each; with script the arrow keys move in it, and
 * it is one stop of the tab key. The dear rows at the front are folded until somebody sits there.
 */
export function Cabin({ children, ...place }: CabinWithStatusProps) {
  const t = useTranslations('seats');
  const { cabin, chosen } = place;
  const groups = groupsOf(cabin);
  const front = frontOf(groups);
  const isTaken = front.some(({ number }) =>
    chosen.seats.some((seat) => seat.slice(0, -1) === String(number)),
  );
  const first = firstStop(cabin, chosen, isTaken ? [] : front);
  return (
    <div ref={useArrowKeys()} className={styles.cabin}>
      {front.length > 0 && (
        <Disclosure summary={t('rows', rangeOf(front))} open={isTaken}>
          <Seating {...place} groups={[front]} first={first} name={t('rows', rangeOf(front))} />
        </Disclosure>
      )}
      <Seating
        {...place}
        groups={front.length > 0 ? groups.slice(1) : groups}
        first={first}
        name={t('caption')}
      />
      {children}
      <Legend cabin={cabin} />
    </div>
  );
}

/** What seats look like: in words each says it by itself. */
function Legend({ cabin }: { readonly cabin: CabinFacts }) {
  const t = useTranslations('seats');
  const exit = cabin.rows.find(({ isExit }) => isExit);
  const usual = cabin.rows.find(({ isExit }) => !isExit);
  const samples = [
    { name: t('yours'), look: styles.yours, sample: cabin.travellers[0]?.name[0] },
    { name: t('free'), sample: usual && formatMoney(usual.price) },
    { name: t('gone'), look: styles.taken, sample: '×' },
    { name: t('no_children'), look: styles.exit, sample: exit && formatMoney(exit.price) },
  ];
  return (
    <ul className={styles.legend} aria-hidden="true">
      {samples.map(
        ({ name, look, sample }) =>
          sample !== undefined && (
            <li key={name}>
              <span className={classes(styles.seat, look)}>{sample}</span>
              {name}
            </li>
          ),
      )}
    </ul>
  );
}

type SeatingProps = CabinProps & {
  readonly groups: readonly Rows[];
  readonly first: string | undefined;
  readonly name: string;
};

function Seating({ groups, first, name, ...place }: SeatingProps) {
  const t = useTranslations('seats');
  const columns = place.cabin.columns.split('');
  return (
    <table className={styles.rows}>
      <caption>
        <VisuallyHidden>{name}</VisuallyHidden>
        <span aria-hidden="true">{t('front')}</span>
      </caption>
      <thead>
        <tr>
          {columns.map((letter, at) =>
            letter === ' ' ? (
              <th key={`aisle ${String(at)}`} scope="col">
                <VisuallyHidden>{t('row')}</VisuallyHidden>
              </th>
            ) : (
              <th key={letter} scope="col">
                {letter}
              </th>
            ),
          )}
        </tr>
      </thead>
      {groups.map((rows) => (
        <tbody key={rows[0]!.number}>
          <tr>
            <th colSpan={columns.length} scope="rowgroup" className={styles.group}>
              {t(rows[0]!.isExit ? 'exit_rows' : 'rows', rangeOf(rows))}
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.number} row={row} first={first} {...place} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

const rangeOf = (rows: Rows) => ({
  from: rows[0]!.number,
  to: rows.at(-1)!.number,
  price: formatMoney(rows[0]!.price, 'always'),
});

/** The rows at the front, where they cost more than those behind them. */
function frontOf([front, next]: readonly Rows[]): Rows {
  const isDear =
    front && next && !front[0]!.isExit && front[0]!.price.amount > next[0]!.price.amount;
  return isDear ? front : [];
}

type RowProps = CabinProps & {
  readonly row: CabinFacts['rows'][number];
  /** Where the tab key stops, once arrow keys lead further. */
  readonly first: string | undefined;
};

function Row({ row, first, cabin, chosen, form, action }: RowProps) {
  const t = useTranslations('seats');
  const isLive = useLive();
  return (
    <tr id={`row-${row.number}`}>
      {cabin.columns.split('').map((letter, at) =>
        letter === ' ' ? (
          <th key={`aisle ${String(at)}`} scope="row" className={styles.number}>
            {row.number}
          </th>
        ) : (
          <td key={letter}>
            <Seat
              id={seatId(row, letter)}
              name={t('seat', {
                row: row.number,
                letter,
                position: positionOf(cabin, letter),
                price: formatMoney(row.price, 'always'),
              })}
              price={row.price}
              isFree={isFreeFor(cabin, chosen.who, {
                row: { ...row, price: row.price.amount },
                letter,
              })}
              isExit={row.isExit}
              isTaken={!row.free.includes(letter)}
              whose={cabin.travellers[chosen.seats.indexOf(seatId(row, letter))]?.name}
              all={cabin.travellers}
              isStop={!isLive || first === seatId(row, letter)}
              form={form}
              formAction={`${action}#row-${row.number}`}
            />
          </td>
        ),
      )}
    </tr>
  );
}

type SeatProps = {
  readonly id: string;
  readonly name: string;
  readonly price: Money;
  /** For the person who is being seated. */
  readonly isFree: boolean;
  readonly isExit: boolean;
  /** For everybody: by others. */
  readonly isTaken: boolean;
  readonly whose: string | undefined;
  readonly all: CabinFacts['travellers'];
  readonly isStop: boolean;
  readonly form: string;
  readonly formAction: string;
};

function Seat({ id, name, price, whose, form, ...seat }: SeatProps) {
  const { isFree, isExit, isTaken, isStop, formAction, all } = seat;
  const t = useTranslations('seats');
  if (!isFree && whose === undefined)
    return (
      <span className={classes(styles.seat, isTaken ? styles.taken : styles.exit)}>
        <span aria-hidden="true">{isTaken ? '×' : formatMoney(price)}</span>
        <VisuallyHidden>
          {isTaken ? t('taken', { seat: id }) : `${id}: ${t('no_children')}`}
        </VisuallyHidden>
      </span>
    );
  return (
    <button
      type="submit"
      name="seat"
      value={id}
      form={form}
      formAction={formAction}
      tabIndex={isStop ? undefined : -1}
      aria-label={whose === undefined ? name : `${name}, ${whose}`}
      className={classes(styles.seat, isExit && styles.exit, whose !== undefined && styles.yours)}
    >
      {whose === undefined ? formatMoney(price) : initialsAmong(whose, all)}
    </button>
  );
}

/** `S`; where two share them `Sa` and `Si`. */
function initialsAmong(name: string, all: CabinFacts['travellers']): string {
  const initials = initialsOf(name);
  const isShared = all.some((one) => one.name !== name && initialsOf(one.name) === initials);
  return isShared ? name.slice(0, 2) : initials;
}

/** `S`, and of `Adult 2` and `Child 1` the number as well. */
const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => word[0])
    .join('');

/** Rows that follow each other at one price. */
function groupsOf({ rows }: CabinFacts): CabinFacts['rows'][number][][] {
  const groups: CabinFacts['rows'][number][][] = [];
  for (const row of rows) {
    const last = groups.at(-1)?.[0];
    if (last && last.price.amount === row.price.amount && last.isExit === row.isExit)
      groups.at(-1)!.push(row);
    else groups.push([row]);
  }
  return groups;
}

/**
 * Where the tab key stops: at the seat of whoever is being seated, else at the first free one that
 * is not folded.
 */
function firstStop(cabin: CabinFacts, { who, seats }: Chosen, folded: Rows): string | undefined {
  if (seats[who]) return seats[who];
  const isFolded = (number: number) => folded.some((row) => row.number === number);
  const rows: readonly SeatRow[] = mapOf(cabin).rows.filter(({ number }) => !isFolded(number));
  for (const row of rows)
    for (const letter of cabin.columns.replaceAll(' ', ''))
      if (isFreeFor(cabin, who, { row, letter })) return seatId(row, letter);
  return undefined;
}

/** A local tax worked out for one party: a row for each class of hotel that pays the same. */
import { taxDue, type TaxedStay, type TaxRule } from '#domain/catalogue/local-tax.ts';
import type { IsoDate } from '#domain/dates.ts';

type TaxedParty = {
  readonly checkIn: IsoDate;
  readonly nights: number;
  readonly adults: number;
  readonly childAges: readonly number[];
};

/**
 * What a stay owes: hundredths of the rule's currency and a share of the room price in percent.
 * Both are 0 where nothing is owed, and where the figure is not published.
 */
export type TaxFigure = {
  readonly hundredths: number;
  readonly currencyCode: string;
  readonly percentOfRoom: number;
  readonly isPublished: boolean;
  /** Only a range is published: the upper end of it. */
  readonly isEstimated: boolean;
};

/** `adultNight`: what one adult pays for the first night. */
type TaxRow = {
  readonly leastStars: number;
  readonly mostStars: number;
  readonly adultNight: TaxFigure;
  readonly stay: TaxFigure;
};

const STARS = [1, 2, 3, 4, 5] as const;

/** What a stay owes under a rule, as the price of a holiday counts it. */
export function taxFigure(rule: TaxRule, stay: TaxedStay): TaxFigure {
  const { hundredths, basisPoints, known, estimated } = taxDue(rule, stay);
  return {
    hundredths,
    currencyCode: rule.currency,
    percentOfRoom: basisPoints / 100,
    isPublished: known,
    isEstimated: estimated,
  };
}

/** Whether the figure of every class of hotel is published. */
export const isTaxPublished = (rule: TaxRule, party: TaxedParty): boolean =>
  STARS.every((stars) => taxDue(rule, { ...party, stars, rooms: 1 }).known);

/** The rows, by stars; none where nothing is owed or nobody publishes the figure. */
export function taxRows(rule: TaxRule, party: TaxedParty): TaxRow[] {
  const rows: TaxRow[] = [];
  for (const stars of STARS) {
    const stay = taxFigure(rule, { ...party, stars, rooms: 1 });
    if (isNothing(stay)) continue;
    const night = { ...party, nights: 1, adults: 1, childAges: [], stars, rooms: 1 };
    const first = taxFigure(rule, night);
    const adultNight = isNothing(first) ? stay : first;
    const last = rows.at(-1);
    const isAlike = last && isSame(last.stay, stay) && isSame(last.adultNight, adultNight);
    if (last && isAlike && last.mostStars === stars - 1)
      rows[rows.length - 1] = { ...last, mostStars: stars };
    else rows.push({ leastStars: stars, mostStars: stars, adultNight, stay });
  }
  return rows;
}

const isNothing = ({ hundredths, percentOfRoom }: TaxFigure): boolean =>
  hundredths === 0 && percentOfRoom === 0;

const isSame = (a: TaxFigure, b: TaxFigure): boolean =>
  a.hundredths === b.hundredths && a.percentOfRoom === b.percentOfRoom;

/** A local tax worked out for one party: a row for each class of hotel that pays the same. */
import { taxDue, type TaxRule } from '#domain/catalogue/local-tax.ts';
import type { IsoDate } from '#domain/dates.ts';
import { CURRENCIES, currencySymbol, moneyParts } from '#domain/money.ts';

type TaxedParty = {
  readonly checkIn: IsoDate;
  readonly nights: number;
  readonly adults: number;
  readonly childAges: readonly number[];
};

/** `adultNight`: what one adult pays for the first night; both in words, or a share of the room. */
type TaxRow = {
  readonly leastStars: number;
  readonly mostStars: number;
  readonly adultNight: string;
  readonly stay: string;
};

const STARS = [1, 2, 3, 4, 5] as const;

/** Whether the figure of every class of hotel is published. */
export const isTaxPublished = (rule: TaxRule, party: TaxedParty): boolean =>
  STARS.every((stars) => taxDue(rule, { ...party, stars, rooms: 1 }).known);

/** The rows, by stars; none where nothing is owed or nobody publishes the figure. */
export function taxRows(rule: TaxRule, party: TaxedParty): TaxRow[] {
  const rows: TaxRow[] = [];
  for (const stars of STARS) {
    const stay = dueInWords(rule, { ...party, stars });
    if (stay === undefined) continue;
    const adultNight =
      dueInWords(rule, { ...party, nights: 1, adults: 1, childAges: [], stars }) ?? stay;
    const last = rows.at(-1);
    if (last?.stay === stay && last.adultNight === adultNight && last.mostStars === stars - 1)
      rows[rows.length - 1] = { ...last, mostStars: stars };
    else rows.push({ leastStars: stars, mostStars: stars, adultNight, stay });
  }
  return rows;
}

function dueInWords(
  rule: TaxRule,
  stay: TaxedParty & { readonly stars: number },
): string | undefined {
  const due = taxDue(rule, { ...stay, rooms: 1 });
  if (!due.known || (due.hundredths === 0 && due.basisPoints === 0)) return undefined;
  return due.basisPoints > 0
    ? `${due.basisPoints / 100}% of the room`
    : foreignMoney(due.hundredths, rule.currency);
}

/** `€30.80`, `AED 20.00` of hundredths. */
function foreignMoney(hundredths: number, currency: string): string {
  const { whole, minor } = moneyParts(hundredths);
  const sold = CURRENCIES.find((one) => one === currency);
  return `${sold ? currencySymbol(sold) : `${currency} `}${whole}.${minor}`;
}

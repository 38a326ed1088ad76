/**
 * In how many payments, of how much, on which days an order may be paid (PAY-01 to PAY-15;
 * decisions: Paying).
 */
import { addDays, addMonths, type IsoDate } from '#domain/dates.ts';
import { allocate, type Pence } from '#domain/money.ts';
import { FLIGHT_LINES, totalOf, type PriceLine } from './price.ts';

export const PLAN_NAMES = [
  'pay_in_full',
  'Equal_Instalments',
  '2020LowDeposit_2',
  '2020LowDeposit_3',
  '2020LowDeposit_4',
] as const;
export type PlanName = (typeof PLAN_NAMES)[number];
export type PlanKind = 'monthly' | 'instalment' | 'payInFull';

/** One payment: `amount` in pence without the fee, which is charged on top (PAY-03). */
export type Instalment = {
  readonly amount: Pence;
  readonly dueDate: IsoDate;
  readonly transactionFee: Pence;
};

export type PaymentPlan = {
  readonly name: PlanName;
  readonly label: string;
  readonly equalInstalmentPlan: boolean;
  readonly instalments: readonly Instalment[];
};

export type PaymentPlanFacts = {
  /** What is paid to us in all, in pence. */
  readonly payable: Pence;
  /** Adults and children. */
  readonly paying: number;
  /** The market's date. */
  readonly today: IsoDate;
  readonly departureDate: IsoDate;
  /** Charged with each payment (PAY-03). */
  readonly transactionFee?: Pence;
  /** Days before departure on which everything is paid. */
  readonly balanceDueDays?: number;
  /** What the first of several payments covers at least, without its fee. */
  readonly leastFirst?: Pence;
};

/**
 * Whoever books their flights themselves gets a card of ours for them at once: no plan begins with
 * less than what they were sold at, of the lines of a receipt (FLT-16).
 */
export const leastFirstOf = (lines: readonly PriceLine[]): Pence =>
  lines.some(({ kind }) => kind === 'fulfilment')
    ? totalOf(lines.filter(({ kind }) => FLIGHT_LINES.includes(kind)))
    : 0;

/** What is paid when the order is placed, in pence, with its fee (PAY-03). */
export function firstPaymentOf({ instalments }: PaymentPlan): Pence {
  const [first] = instalments;
  return first!.amount + first!.transactionFee;
}

/** First payment of a low deposit plan, per person (PAY-02). */
export const LOW_DEPOSIT_PER_PERSON: Pence = 3_000;
/** Days before departure (decisions: Paying). */
export const BALANCE_DUE_DAYS = 28;

/** The last day on which a holiday that begins on `departureDate` may still be paid. */
export const lastPaymentDay = (departureDate: IsoDate): IsoDate =>
  addDays(departureDate, -BALANCE_DUE_DAYS);
/**
 * Interest-free credit of at most 12 payments in 12 months stays outside regulation (visitors:
 * section 2).
 */
const MOST_PAYMENTS = 12;

const LOW_DEPOSIT_PARTS = {
  '2020LowDeposit_2': 1,
  '2020LowDeposit_3': 2,
  '2020LowDeposit_4': 3,
} as const;

/**
 * The plans whose dates fit, pay in full first. Every plan's amounts add up to `payable`; odd
 * pennies stand in the first.
 */
export function plansFor(facts: PaymentPlanFacts): PaymentPlan[] {
  const { leastFirst = 0 } = facts;
  const full = plan('pay_in_full', 'Pay in full', [facts.payable], [facts.today], facts);
  const several = [equalInstalments(facts), ...lowDeposits(facts)]
    .filter((candidate) => candidate !== undefined)
    .filter(({ instalments: [first] }) => first!.amount >= leastFirst);
  return [full, ...several];
}

/** PAY-07 to PAY-09. */
export function planKind({
  equalInstalmentPlan,
  instalments,
}: Pick<PaymentPlan, 'equalInstalmentPlan' | 'instalments'>): PlanKind {
  if (equalInstalmentPlan) return 'monthly';
  return instalments.length > 1 ? 'instalment' : 'payInFull';
}

/**
 * The headline plan: monthly before instalment before pay in full (PAY-10 to PAY-12); its deposit
 * where it has one.
 */
export function bestPlan(
  plans: readonly PaymentPlan[],
):
  | { readonly plan: PaymentPlan; readonly kind: PlanKind; readonly deposit: Pence | undefined }
  | undefined {
  const order: PlanKind[] = ['monthly', 'instalment', 'payInFull'];
  const [kind, best] =
    order
      .map((wanted) => [wanted, plans.find((candidate) => planKind(candidate) === wanted)] as const)
      .find(([, found]) => found) ?? [];
  return kind && best
    ? { plan: best, kind, deposit: kind === 'payInFull' ? undefined : depositOf(best) }
    : undefined;
}

/** The first payment with its fee (PAY-14). */
export const depositOf = ({ instalments: [first] }: PaymentPlan): Pence =>
  first ? first.amount + first.transactionFee : 0;

/** No choice to make: no plan, or none but pay in full (PAY-13). */
export const isPayInFullOnly = (plans: readonly { readonly name: PlanName }[]): boolean =>
  plans.every(({ name }) => name === 'pay_in_full');

/** The payments of a plan with what is left to pay after each (PAY-04). */
export function scheduleOf({
  instalments,
}: PaymentPlan): (Instalment & { readonly remainingBalance: Pence })[] {
  return instalments.map((instalment, i) => ({
    ...instalment,
    remainingBalance: instalments.slice(i + 1).reduce((sum, later) => sum + later.amount, 0),
  }));
}

export const isPlanName = (text: string): text is PlanName =>
  (PLAN_NAMES as readonly string[]).includes(text);

/** Monthly from today, as many as end by the balance-due day. */
function equalInstalments(facts: PaymentPlanFacts): PaymentPlan | undefined {
  const due = balanceDue(facts);
  const dates = Array.from({ length: MOST_PAYMENTS }, (_, month) =>
    addMonths(facts.today, month),
  ).filter((date) => date <= due);
  if (dates.length < 2 || facts.payable < dates.length) return undefined;
  return plan(
    'Equal_Instalments',
    'Pay monthly',
    allocate(facts.payable, dates.length),
    dates,
    facts,
  );
}

/** The low deposit today, the rest in equal monthly parts that end on the balance-due day. */
function lowDeposits(facts: PaymentPlanFacts): (PaymentPlan | undefined)[] {
  const due = balanceDue(facts);
  const deposit = LOW_DEPOSIT_PER_PERSON * facts.paying;
  return Object.entries(LOW_DEPOSIT_PARTS).map(([name, parts]) => {
    const dates = Array.from({ length: parts }, (_, i) => addMonths(due, i + 1 - parts));
    const each = Math.floor((facts.payable - deposit) / parts);
    const fits = dates[0]! > facts.today && due <= addMonths(facts.today, 12) && each > 0;
    if (!fits || !isPlanName(name)) return undefined;
    const first = facts.payable - each * parts;
    const label = `Low deposit, then ${parts === 1 ? '1 payment' : `${parts} payments`}`;
    return plan(name, label, [first, ...dates.map(() => each)], [facts.today, ...dates], facts);
  });
}

const balanceDue = ({
  departureDate,
  balanceDueDays = BALANCE_DUE_DAYS,
}: PaymentPlanFacts): IsoDate => addDays(departureDate, -balanceDueDays);

function plan(
  name: PlanName,
  label: string,
  amounts: readonly Pence[],
  dates: readonly IsoDate[],
  { transactionFee = 0 }: PaymentPlanFacts,
): PaymentPlan {
  const instalments = amounts.map((amount, i) => ({ amount, dueDate: dates[i]!, transactionFee }));
  return { name, label, equalInstalmentPlan: name === 'Equal_Instalments', instalments };
}

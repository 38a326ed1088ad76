/** The price below which a visitor wants to be told of a saved holiday. */
import type { FieldError } from '#domain/field-error.ts';
import { formatMoney, money, type Currency, type Pence } from '#domain/money.ts';
import { refuse } from '#domain/refuse.ts';
import { SAVED_REFUSALS } from './refusals.ts';

/** Pounds and pence as people type them: `2700`, `2,700.50`, `£2700`. */
const AMOUNT = /^[£€]?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{2}))?$/;

/** What was typed, in minor units; undefined when it is no amount. */
export function parseAmount(typed: string): Pence | undefined {
  const [, whole = '', minor = '00'] = AMOUNT.exec(typed.trim()) ?? [];
  return whole === '' ? undefined : Number(whole.replaceAll(',', '')) * 100 + Number(minor);
}

/** The refusal of a target, which has to be an amount below what the holiday costs `now`. */
export function checkTarget(target: Pence, now: Pence, currency: Currency): readonly FieldError[] {
  if (!Number.isInteger(target) || target <= 0)
    return [refuse(SAVED_REFUSALS, 'target_not_an_amount', 'targetPrice')];
  if (target >= now)
    return [
      refuse(SAVED_REFUSALS, 'target_not_below', 'targetPrice', {
        now: formatMoney(money(now, currency)),
      }),
    ];
  return [];
}

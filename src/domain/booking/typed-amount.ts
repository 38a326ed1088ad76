/** An amount as people type it: `200`, `£57.50`, `1,200`. */
import type { Pence } from '#domain/money.ts';

const AMOUNT = /^[£€]?\s*(\d{1,3}(?:,?\d{3})*)(?:\.(\d{1,2}))?$/;

/** In minor units; NaN for what is no amount. */
export function parseTypedAmount(text: string): Pence {
  const [, whole, minor = ''] = AMOUNT.exec(text.trim()) ?? [];
  if (whole === undefined) return Number.NaN;
  return Number(whole.replaceAll(',', '')) * 100 + Number(minor.padEnd(2, '0'));
}

import type { Money } from '#domain/money.ts';

/** How a difference is said; null and nothing are the same. */
export function differenceWords(difference: Money | null): 'more' | 'less' | 'same' {
  if (difference === null || difference.amount === 0) return 'same';
  return difference.amount > 0 ? 'more' : 'less';
}

/** What an order would be by a change. */
import type { ChangeRefusal } from '#domain/order/changing-refusals.ts';
import type { Accepted } from '../../accepted.ts';

export type Wanted =
  | { readonly kind: 'wanted'; readonly accepted: Accepted }
  | { readonly kind: 'refused'; readonly refusal: ChangeRefusal };

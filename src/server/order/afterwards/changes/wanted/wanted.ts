/** What an order would be by a change. */
import type { FieldError } from '#domain/field-error.ts';
import type { ChangeRefusal } from '#domain/order/changing-refusals.ts';
import type { Accepted } from '../../../accepted.ts';

export type Wanted =
  | { readonly kind: 'wanted'; readonly accepted: Accepted }
  /** What was typed is wrong, field by field. */
  | { readonly kind: 'wrong'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'refused'; readonly refusal: ChangeRefusal };

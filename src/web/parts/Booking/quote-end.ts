import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import type { FormEnd } from '../answer-form.ts';
import { backToForm } from '../back-to-form.ts';

/** What the API says of a change that was asked for. */
type Quoted =
  | { readonly kind: 'OrderChange'; readonly id: string }
  | {
      readonly kind: 'InvalidInput';
      readonly errors: readonly { readonly field?: string | null; readonly message: string }[];
    }
  | { readonly kind: 'OrderNotFound' };

/**
 * Where a form that asks for a change ends: at what it comes to, or at its fields, each named by
 * `fieldOf` from the API's own. Throws the way back to the form for whoever may not change the
 * order.
 */
export function quoteEnd(
  quoted: Quoted,
  { request, orderCode }: { readonly request: Request; readonly orderCode: string },
  fieldOf: (field: string) => string,
): FormEnd {
  if (quoted.kind === 'OrderChange')
    return bookingRoutes.change.href({ orderCode, changeId: quoted.id });
  if (quoted.kind === 'InvalidInput')
    return quoted.errors.map(({ field, message }) => ({ field: fieldOf(field ?? ''), message }));
  throw backToForm(request);
}

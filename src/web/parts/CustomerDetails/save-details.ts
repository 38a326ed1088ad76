import type { DataCall } from '#web/data/data-call.ts';
import type { PostedError, Typed } from '#web/ui/use-posted-form.ts';
import { SaveCustomerDetails } from './details.generated.ts';

/** What is wrong with the details of a posted form, by its fields; nothing once they are saved. */
export async function saveDetails(call: DataCall, typed: Typed): Promise<readonly PostedError[]> {
  const of = (name: string): string => typed[name] ?? '';
  const { saveCustomerDetails } = await call(SaveCustomerDetails, {
    details: {
      title: of('title'),
      firstName: of('firstName'),
      lastName: of('lastName'),
      phoneNumber: of('phoneNumber'),
      postalCode: of('postalCode'),
    },
  });
  if (saveCustomerDetails.__typename === 'CustomerDetailsSaved') return [];
  return saveCustomerDetails.errors.map(({ field, message }) => ({
    field: (field ?? '').replace(/^details\./, ''),
    message,
  }));
}

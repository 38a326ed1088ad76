import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { dataCall } from '#web/data/data-call.ts';
import { answerForm } from '#web/parts/answer-form.ts';
import { backToForm } from '#web/parts/back-to-form.ts';
import { freshProofHref } from '#web/parts/fresh-proof.ts';
import { routes } from '#web/routes.ts';
import account from '#web/texts/en-GB/customers/account.json';
import bookingContact from '#web/texts/en-GB/customers/booking_contact.json';
import { readTyped } from '#web/ui/use-posted-form.ts';
import { ContactView } from './ContactView.tsx';
import { BookingContactPage, ChangeOrderContact } from './query.generated.ts';

export const handle = { texts: { account, booking_contact: bookingContact } };

/**
 * How those who travel are reached, for the lead and authorised people of the order; who is not
 * logged in is asked to, and so is who has not shown for a while that it is them: nothing that they
 * type gets lost then. A code that is nobody's and one of others are the same 404 (S-05).
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const orderCode = (params['orderCode'] ?? '').toUpperCase();
  const { customer, orderContact } = await context.get(dataCall)(BookingContactPage, { orderCode });
  const { pathname, searchParams } = new URL(request.url);
  if (!customer)
    throw redirect(routes.login.href({ query: new URLSearchParams({ redirect_to: pathname }) }));
  if (!orderContact) throw data(null, { status: 404 });
  if (!customer.hasFreshProof && request.method === 'GET') throw redirect(freshProofHref(pathname));
  return { contact: orderContact, isSaved: searchParams.has('saved') };
}

/** Saves, or comes back with all that was typed and what is wrong with it. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const orderCode = (params['orderCode'] ?? '').toUpperCase();
  const typed = readTyped(await request.formData());
  const of = (name: string): string => typed[name] ?? '';
  const outOfReach = sentenceOf(ACCOUNT_REFUSALS, 'account_out_of_reach');
  return answerForm({ context, typed, outOfReach }, async () => {
    const { changeOrderContact: answer } = await context.get(dataCall)(ChangeOrderContact, {
      orderCode,
      version: Number(/^\d{1,6}$/.test(of('version')) ? of('version') : 0),
      contact: {
        emailAddress: of('emailAddress'),
        alternativeEmailAddress: of('alternativeEmailAddress').trim() || null,
        phoneNumber: of('phoneNumber'),
        address: of('address'),
        city: of('city'),
        postalCode: of('postalCode'),
      },
    });
    switch (answer.__typename) {
      case 'OrderContact':
        return bookingRoutes.contact.href({ orderCode, query: 'saved' });
      case 'FreshProofNeeded':
        return freshProofHref(bookingRoutes.contact.href({ orderCode }));
      case 'InvalidInput':
        return answer.errors.map(({ field, message }) => ({
          field: (field ?? '').split('.').at(-1) ?? '',
          message,
        }));
      default:
        throw backToForm(request);
    }
  });
}

export function Component() {
  const refused = useActionData<typeof action>();
  return <ContactView {...useLoaderData<typeof loader>()} refused={refused} />;
}

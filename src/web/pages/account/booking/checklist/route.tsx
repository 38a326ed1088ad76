import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { TRAVELLER_CHECK_REFUSALS } from '#domain/booking/traveller-check-refusals.ts';
import { FREE_LETTERS } from '#domain/order/changing.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { dataCall } from '#web/data/data-call.ts';
import { answerForm } from '#web/parts/answer-form.ts';
import { openBooking } from '#web/parts/Booking/open-booking.ts';
import { routes } from '#web/routes.ts';
import myBooking from '#web/texts/en-GB/orders/my_booking.json';
import readyToTravel from '#web/texts/en-GB/orders/ready_to_travel.json';
import { readTyped } from '#web/ui/use-posted-form.ts';
import { ChecklistView } from './ChecklistView.tsx';
import { ChecklistPage, RemoveTravellerCheck, SaveTravellerCheck } from './query.generated.ts';

export const handle = { texts: { my_booking: myBooking, ready_to_travel: readyToTravel } };

/** Who is ready to travel; `traveller` in the query names whose dates are being told. */
export async function loader({ request, params: { orderCode = '' }, context }: LoaderFunctionArgs) {
  const found = await context.get(dataCall)(ChecklistPage, { orderCode });
  const { searchParams } = new URL(request.url);
  return {
    booking: openBooking(found, request),
    freeLetters: FREE_LETTERS,
    asked: Number(searchParams.get('traveller') ?? 0),
    done: DONE.find((name) => searchParams.has(name)),
  };
}

const DONE = ['saved', 'removed'] as const;

/** Keeps or forgets the dates of one traveller's passport. */
export async function action({ request, params: { orderCode = '' }, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  const outOfReach = sentenceOf(TRAVELLER_CHECK_REFUSALS, 'travellers_out_of_reach');
  const call = context.get(dataCall);
  const traveller = Number(typed['traveller'] ?? 0);
  const name = typed['name'] ?? null;
  return answerForm({ context, typed, outOfReach }, async () => {
    const isRemoved = typed['intent'] === 'remove';
    const changed = isRemoved
      ? (await call(RemoveTravellerCheck, { orderCode, traveller, name })).removeTravellerCheck
      : (
          await call(SaveTravellerCheck, {
            orderCode,
            traveller,
            name,
            passport: typed['passport'] ?? '',
            issuedOn: typed['issuedOn'] ?? '',
            expiresOn: typed['expiresOn'] ?? '',
            firstNames: typed['firstNames'] ?? '',
            lastName: typed['lastName'] ?? '',
          })
        ).saveTravellerCheck;
    return changed.kind === 'InvalidInput'
      ? changed.errors.map(({ field, message }) => ({ field: field ?? '', message }))
      : routes.bookingChecklist.href({ orderCode, query: isRemoved ? 'removed' : 'saved' });
  });
}

export function Component() {
  return (
    <ChecklistView {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />
  );
}

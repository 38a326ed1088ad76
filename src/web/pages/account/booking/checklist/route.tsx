import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { TRAVELLER_CHECK_REFUSALS } from '#domain/booking/traveller-check-refusals.ts';
import { FREE_LETTERS } from '#domain/order/changing.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { dataCall } from '#web/data/data-call.ts';
import { answerForm } from '#web/parts/answer-form.ts';
import { openBooking } from '#web/parts/Booking/open-booking.ts';
import myBooking from '#web/texts/en-GB/orders/my_booking.json';
import readyToTravel from '#web/texts/en-GB/orders/ready_to_travel.json';
import { readTyped, type RefusedForm } from '#web/ui/use-posted-form.ts';
import { ChecklistView } from './ChecklistView.tsx';
import { PassportView } from './PassportView.tsx';
import { ChecklistPage, RemoveTravellerCheck, SaveTravellerCheck } from './query.generated.ts';
import { nameOf, type PassportHolder } from './readiness.ts';

export const handle = { texts: { my_booking: myBooking, ready_to_travel: readyToTravel } };

/** Who is ready to travel; `traveller` in the query names whose dates are being told. */
export async function loader({ request, params: { orderCode = '' }, context }: LoaderFunctionArgs) {
  const found = await context.get(dataCall)(ChecklistPage, { orderCode });
  const { searchParams } = new URL(request.url);
  return {
    booking: openBooking(found, request),
    freeLetters: FREE_LETTERS,
    asked: Number(searchParams.get('traveller') ?? 0),
    done: searchParams.has('removed')
      ? ('removed' as const)
      : Number(searchParams.get('saved') ?? NaN),
  };
}

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
      : bookingRoutes.checklist.href({
          orderCode,
          query: isRemoved ? 'removed' : `saved=${traveller}`,
        });
  });
}

export function Component() {
  const { booking, asked, freeLetters, done } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const isChecked = booking.status !== 'CANCELLED' && booking.checklist !== null;
  const traveller = isChecked ? findWhose(booking.travellers, asked, refused) : undefined;
  return traveller ? (
    <PassportView booking={booking} traveller={traveller} refused={refused} />
  ) : (
    <ChecklistView booking={booking} freeLetters={freeLetters} done={done} refused={refused} />
  );
}

/** Whose dates are being told: by name where they were told, as numbers are others by now. */
function findWhose(
  travellers: readonly PassportHolder[],
  asked: number,
  refused: RefusedForm | undefined,
): PassportHolder | undefined {
  const typed = refused?.typed ?? {};
  const number = Number(typed['traveller'] ?? asked);
  const one = travellers.find((traveller) => traveller.number === number);
  const name = typed['name'];
  return one && nameOf(one) === name
    ? one
    : (travellers.find((who) => nameOf(who) === name) ?? one);
}

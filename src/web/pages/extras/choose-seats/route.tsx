import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { sentenceOf } from '#domain/refuse.ts';
import { SEAT_REFUSALS } from '#domain/seats/refusals.ts';
import { dataCall, type DataCall } from '#web/data/data-call.ts';
import { DataError } from '#web/data/data-error.ts';
import { readChosen } from '#web/parts/Seats/seating.ts';
import { routes } from '#web/routes.ts';
import seats from '#web/texts/en-GB/orders/seats.json';
import { ChooseSeatsView, type SeatsProblem } from './ChooseSeatsView.tsx';
import { ChooseSeatsPage, SetSeats } from './query.generated.ts';
import { SeatsAway } from './SeatsAway.tsx';

export const handle = { texts: { seats }, header: 'checkout' } as const;

/**
 * One flight's cabin, with who sits where by the address. A flight without seats to choose leads to
 * the extras, which say why.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { basketId, way } = partsOf(params);
  const answer = await context.get(dataCall)(ChooseSeatsPage, { basketId, way });
  const { basket } = answer.basket;
  const flight = basket?.seatedFlights.find((one) => one.way === way);
  if (!basket) throw data(null, { status: 404 });
  if (!flight || isOrdered(basket.checkoutStatus)) throw redirect(routes.extras.href({ basketId }));
  const cabin = answer.seatMap.seatMap;
  const held = flight.seats.map(({ seat }) => seat);
  return {
    basket,
    way,
    cabin,
    chosen: cabin ? readChosen(new URL(request.url).searchParams, cabin, held) : null,
  };
}

/** Takes the seats, or none; refused ones come back with all that was chosen. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { basketId, way } = partsOf(params);
  const form = await request.formData();
  const given = form.getAll('s').map(String);
  const wanted = form.get('intent') === 'none' ? [] : given;
  const call = context.get(dataCall);
  const errors = await takeSeats(call, { basketId, way, seats: wanted });
  if (errors.length > 0) return data<SeatsProblem>({ errors, seats: given }, { status: REFUSED });
  const goesHome = way === 'OUTBOUND' && form.get('intent') === 'next';
  return redirect(
    goesHome ? routes.seats.href({ basketId, way: 'inbound' }) : routes.extras.href({ basketId }),
    SEE_OTHER,
  );
}

/** Why the seats were refused; MSG-39 where the shop did not answer. */
async function takeSeats(
  call: DataCall,
  asked: { basketId: string; way: 'OUTBOUND' | 'INBOUND'; seats: string[] },
): Promise<SeatsProblem['errors']> {
  try {
    return (await call(SetSeats, asked)).setSeats.errors;
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return [{ field: null, message: sentenceOf(SEAT_REFUSALS, 'seats_not_taken') }];
  }
}

const REFUSED = 422;
const SEE_OTHER = 303;
const WAYS = { outbound: 'OUTBOUND', inbound: 'INBOUND' } as const;

const isOrdered = (status: string | null): boolean => status === 'PLACING' || status === 'PLACED';

function partsOf({ basketId = '', way }: LoaderFunctionArgs['params']) {
  if (way !== 'outbound' && way !== 'inbound') throw data(null, { status: 404 });
  return { basketId, way: WAYS[way] };
}

export function Component() {
  const { cabin, chosen, ...facts } = useLoaderData<typeof loader>();
  const problem = useActionData<SeatsProblem>();
  return cabin && chosen ? (
    <ChooseSeatsView {...facts} cabin={cabin} chosen={chosen} problem={problem} />
  ) : (
    <SeatsAway {...facts} />
  );
}

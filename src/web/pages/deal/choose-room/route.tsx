import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { dataCall } from '#web/data/data-call.ts';
import { parseStayValue } from '#web/parts/Rooms/rooms-facts.ts';
import { DealRooms } from '#web/parts/Rooms/rooms.generated.ts';
import { routes } from '#web/routes.ts';
import rooms from '#web/texts/en-GB/hotels/rooms.json';
import { ChooseRoomView } from './ChooseRoomView.tsx';

export const handle = { texts: { rooms } };

/**
 * The rooms and boards of a holiday; the one that the form names leads to its deal. A holiday that
 * cannot be had is told of by its own page.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { hotelQuoteId = '', flightQuoteId = '' } = params;
  const chosen = parseStayValue(new URL(request.url).searchParams.get('stay') ?? '');
  if (chosen)
    throw redirect(
      routes.deal.href({
        hotelQuoteId: chosen.hotelQuoteId,
        flightQuoteId,
        query: `seen=${chosen.seen}`,
      }),
    );
  const { holiday } = await context.get(dataCall)(DealRooms, { hotelQuoteId, flightQuoteId });
  if (holiday.kind !== 'Holiday') throw redirect(routes.deal.href({ hotelQuoteId, flightQuoteId }));
  return { rooms: holiday };
}

export function Component() {
  return <ChooseRoomView {...useLoaderData<typeof loader>()} />;
}

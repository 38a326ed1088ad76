import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { HOLIDAY_REFUSALS } from '#domain/holiday/refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { dataCall, type DataCall } from '#web/data/data-call.ts';
import { DataError } from '#web/data/data-error.ts';
import { busyReasonOf } from '#web/data/error-status.ts';
import { pageContext } from '#web/page-properties.ts';
import { findSaved } from '#web/parts/Heart/saved-holidays.ts';
import { PageProblem } from '#web/parts/PageProblem.tsx';
import { routes } from '#web/routes.ts';
import deal from '#web/texts/en-GB/deal.json';
import gallery from '#web/texts/en-GB/hotels/gallery.json';
import reviews from '#web/texts/en-GB/hotels/reviews.json';
import rooms from '#web/texts/en-GB/hotels/rooms.json';
import searchForm from '#web/texts/en-GB/search_form.json';
import { useFocusOnAnswer } from '#web/ui/use-focus-on-answer.ts';
import { findChosenList } from './choices/find-choices.ts';
import { hotelSearch } from './choices/hotel-search.ts';
import { DealProblem } from './DealProblem.tsx';
import { DealView } from './DealView.tsx';
import { findDealMessages, messagesOf, NOTHING_SAID } from './messages/find-messages.ts';
import { dealCard } from './on-card.ts';
import {
  DealNearbyOffers,
  type DealNearbyOffersQueryVariables,
} from './price/nearby-offers.generated.ts';
import { CreateBasket, DealPage, type CreateBasketMutationVariables } from './query.generated.ts';
import { SoldOut } from './SoldOut.tsx';
import { dealThings } from './structured-data.ts';

export { shouldRevalidate } from '#web/parts/Reviews/about-in-address.ts';

export const handle = {
  texts: { deal, gallery, reviews, rooms, search_form: searchForm },
  ...(import.meta.env.SSR && { structuredData: dealThings, onCard: dealCard }),
};

/**
 * The holiday of the address at its live price, with what is cheaper next to it. In the query
 * `seen` is the total in pence that the visitor comes from, `choices` the list that is open. An
 * address that no page of ours led to was shared or written by somebody: it opens without `seen`,
 * for nobody here saw that price.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const address = new URL(request.url);
  const seen = address.searchParams.get('seen') ?? '';
  if (seen !== '' && isOpenedFromElsewhere(request)) {
    address.searchParams.delete('seen');
    throw redirect(address.pathname + address.search);
  }
  const call = context.get(dataCall);
  // Found while the suppliers are asked for the price.
  const [{ holiday }, offers, saved, choices, read] = await Promise.all([
    call(DealPage, { ...quotesOf(params), seenTotal: PENCE.test(seen) ? Number(seen) : null }),
    findNearbyOffers(call, quotesOf(params)),
    findSaved(call),
    findChosenList(call, quotesOf(params), address.searchParams),
    findDealMessages(call),
  ]);
  const { earliestDepartureDate: earliest } = context.get(pageContext).domainConfig.checkoutRules;
  const shown = {
    // Read here, so that the page is sent nothing that reads a search.
    holiday:
      holiday.kind === 'Holiday' ? { ...holiday, search: hotelSearch(holiday, earliest) } : holiday,
    nearbyOffers: offers.slice(0, MOST_OFFERS),
    saved,
    choices,
    said: holiday.kind === 'Holiday' ? messagesOf(holiday, offers, read) : NOTHING_SAID,
  };
  return data(shown, { status: STATUS[holiday.kind] });
}

/** Cheaper holidays that stand beside one. */
const MOST_OFFERS = 3;

/**
 * Inside the browser every address comes from a link of the page that is shown; the server knows it
 * by the page that was left.
 */
const isOpenedFromElsewhere = ({ url, headers }: Request): boolean =>
  typeof window === 'undefined' &&
  (URL.parse(headers.get('referer') ?? '')?.origin ?? '') !== new URL(url).origin;

/**
 * Cheaper holidays next to this one; none when they cannot be told, because a deal sells without
 * them.
 */
async function findNearbyOffers(call: DataCall, quotes: DealNearbyOffersQueryVariables) {
  try {
    const { nearbyOffers } = await call(DealNearbyOffers, quotes);
    return nearbyOffers.kind === 'NearbyOffers' ? nearbyOffers.nearbyOffers : [];
  } catch {
    return [];
  }
}

/** Takes the holiday into a basket at the total that the visitor saw, and goes on to the extras. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const seen = (await request.formData()).get('acceptedTotal');
  const acceptedTotal = typeof seen === 'string' && PENCE.test(seen) ? Number(seen) : 0;
  const handover = await handOver(context.get(dataCall), { ...quotesOf(params), acceptedTotal });
  if (handover.kind === 'BasketCreated')
    return redirect(routes.extras.href({ basketId: handover.basket.id }));
  return data(handover, { status: STATUS[handover.kind] });
}

/** Where the shop failed the holiday stays on show (MSG-42); what passes has a page of its own. */
async function handOver(call: DataCall, wanted: CreateBasketMutationVariables) {
  try {
    return (await call(CreateBasket, wanted)).createBasket;
  } catch (error) {
    if (!(error instanceof DataError) || busyReasonOf(error)) throw error;
    const message = sentenceOf(HOLIDAY_REFUSALS, 'handover_failed');
    return { kind: 'HandoverFailed', message } as const;
  }
}

/** What each outcome is to a program that asks. */
const STATUS = {
  Holiday: 200,
  BasketPriceChanged: 409,
  NoAvailability: 410,
  HolidayNotFound: 404,
  TooManyBaskets: 429,
  HandoverFailed: 502,
} as const;
const PENCE = /^\d{1,9}$/;

export function Component() {
  const { holiday: shown, ...beside } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const answer = useFocusOnAnswer<HTMLDivElement>(refused);
  const outcome = refused ?? shown;
  if (shown.kind === 'HolidayNotFound' || outcome.kind === 'HolidayNotFound')
    return (
      <div {...answer}>
        <PageProblem status={STATUS.HolidayNotFound} />
      </div>
    );
  if (shown.kind === 'NoAvailability') return <SoldOut gone={shown} />;
  if (outcome.kind === 'NoAvailability') return <SoldOut gone={outcome} />;
  const isRefused = outcome.kind === 'TooManyBaskets' || outcome.kind === 'HandoverFailed';
  const said = {
    priceChange: isRefused ? shown.priceChange : outcome.priceChange,
    refusal: isRefused ? outcome.message : undefined,
  };
  return <DealView {...beside} {...said} holiday={shown} />;
}

export const ErrorBoundary = DealProblem;

/** The route has both ids in its path. */
const quotesOf = ({ hotelQuoteId = '', flightQuoteId = '' }: LoaderFunctionArgs['params']) => ({
  hotelQuoteId,
  flightQuoteId,
});

import { data, redirect, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { never } from '#domain/outcome.ts';
import { dataCall, type Operation } from '#web/data-call.ts';
import { extrasHref } from '#web/href.ts';
import deal from '#web/texts/en-GB/deal.json';
import searchForm from '#web/texts/en-GB/search_form.json';
import { DealView } from './DealView.tsx';
import text from './query.graphql?raw';
import type {
  CreateBasketMutation,
  CreateBasketMutationVariables,
  DealPageQuery,
  DealPageQueryVariables,
} from './query.generated.ts';
import { SoldOut } from './SoldOut.tsx';

declare module '#web/texts/messages.ts' {
  interface Messages {
    deal: typeof deal;
    search_form: typeof searchForm;
  }
}

export const handle = { texts: { deal, search_form: searchForm } };

const DealPage: Operation<DealPageQuery, DealPageQueryVariables> = { name: 'DealPage', text };

const CreateBasket: Operation<CreateBasketMutation, CreateBasketMutationVariables> = { name: 'CreateBasket', text };

/** The holiday of the address at its live price; `seen` in the query is the total in pence that the visitor comes from. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const seen = new URL(request.url).searchParams.get('seen') ?? '';
  const { holiday } = await context.get(dataCall)(DealPage, { ...quotesOf(params), seenTotal: PENCE.test(seen) ? Number(seen) : null });
  switch (holiday.__typename) {
    case 'Holiday':
      return data(holiday);
    case 'NoAvailability':
      return data(holiday, { status: GONE });
    case 'HolidayNotFound':
      throw data(null, { status: 404 });
    default:
      return never(holiday);
  }
}

/** Takes the holiday into a basket at the total that the visitor saw, and goes on to the extras. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const acceptedTotal = Number((await request.formData()).get('acceptedTotal'));
  if (!Number.isInteger(acceptedTotal)) throw data(null, { status: 400 });
  const { createBasket } = await context.get(dataCall)(CreateBasket, { ...quotesOf(params), acceptedTotal });
  switch (createBasket.__typename) {
    case 'BasketCreated':
      return redirect(extrasHref(createBasket.basket.id));
    case 'BasketPriceChanged':
    case 'NoAvailability':
      return data(createBasket, { status: CONFLICT });
    case 'HolidayNotFound':
      throw data(null, { status: 404 });
    default:
      return never(createBasket);
  }
}

const GONE = 410;
const CONFLICT = 409;
const PENCE = /^\d{1,9}$/;

export function Component() {
  const shown = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (shown.__typename === 'NoAvailability') return <SoldOut gone={shown} />;
  if (refused?.__typename === 'NoAvailability') return <SoldOut gone={refused} />;
  return <DealView holiday={shown} priceChange={refused?.priceChange ?? shown.priceChange} />;
}

/** The route has both ids in its path. */
const quotesOf = ({ hotelQuoteId = '', flightQuoteId = '' }: LoaderFunctionArgs['params']) => ({ hotelQuoteId, flightQuoteId });

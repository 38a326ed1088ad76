import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { dataCall } from '#web/data/data-call.ts';
import { pageContext } from '#web/page-properties.ts';
import content from '#web/texts/en-GB/written/content.json';
import { ContentView } from './ContentView.tsx';
import { loadLivePrices } from './live-prices.ts';
import { ContentPage } from './query.generated.ts';
import { contentThings } from './structured-data.ts';
import { Unreadable } from './Unreadable.tsx';

export const handle = {
  texts: { content },
  ...(import.meta.env.SSR && { structuredData: contentThings }),
};

/** The content cannot be read: the same may be asked again in a moment. */
const UNREADABLE = 503;

/**
 * The page of content at an address (ROUTE-09, ROUTE-19); one that nobody has written is not found,
 * nor is any other spelling.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const slug = new URL(request.url).pathname.replace(/^\/|\/$/g, '');
  const call = context.get(dataCall);
  const { contentPage: page } = await call(ContentPage, { slug });
  if (!page) throw data(null, { status: 404 });
  if (page.hasError) return data({ page: undefined, prices: undefined }, { status: UNREADABLE });
  const { earliestDepartureDate: earliest } = context.get(pageContext).domainConfig.checkoutRules;
  const block = page.blocks.find((one) => one.kind === 'prices');
  const prices = block && (await loadLivePrices(call, block, earliest));
  return data({ page, prices });
}

export function Component() {
  const { page, prices } = useLoaderData<typeof loader>();
  return page ? <ContentView page={page} prices={prices} /> : <Unreadable />;
}

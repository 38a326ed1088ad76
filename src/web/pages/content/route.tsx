import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { nearestPages } from '#domain/content/nearest-pages.ts';
import { dataCall, type DataCall } from '#web/data/data-call.ts';
import { pageContext } from '#web/page-properties.ts';
import content from '#web/texts/en-GB/written/content.json';
import { loadComparison } from './comparison.ts';
import { ContentView } from './ContentView.tsx';
import { loadLivePrices } from './live-prices.ts';
import { NotWritten } from './NotWritten.tsx';
import { ContentPage, NearestWritten } from './query.generated.ts';
import { contentThings } from './structured-data.ts';
import { Unreadable } from './Unreadable.tsx';

export const handle = {
  texts: { content },
  ...(import.meta.env.SSR && { structuredData: contentThings, isKept: true }),
};

/** The content cannot be read: the same may be asked again in a moment. */
const UNREADABLE = 503;
const NOT_FOUND = 404;
const MOST_NEAREST = 3;

const NO_PAGE = {
  page: undefined,
  prices: undefined,
  comparison: undefined,
  nearest: undefined,
};

/**
 * The page of content at an address (ROUTE-09, ROUTE-19). One that nobody has written is not found,
 * nor is any other spelling: the three nearest are offered.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const slug = new URL(request.url).pathname.replace(/^\/|\/$/g, '');
  const call = context.get(dataCall);
  const { contentPage: page } = await call(ContentPage, { slug });
  if (!page)
    return data({ ...NO_PAGE, nearest: await findNearest(call, slug) }, { status: NOT_FOUND });
  if (page.hasError) return data(NO_PAGE, { status: UNREADABLE });
  const { earliestDepartureDate: earliest } = context.get(pageContext).domainConfig.checkoutRules;
  const block = page.blocks.find((one) => one.kind === 'prices');
  const compared = page.blocks.find((one) => one.kind === 'compare');
  const [prices, comparison] = await Promise.all([
    block && loadLivePrices(call, block, earliest),
    compared && loadComparison(call, compared, earliest),
  ]);
  return data({ ...NO_PAGE, page, prices, comparison });
}

/** None when they cannot be told: it is not found all the same. */
async function findNearest(call: DataCall, slug: string) {
  const read = await call(NearestWritten, {}).catch(() => undefined);
  return nearestPages(slug, read?.contentPages ?? [], MOST_NEAREST);
}

export function Component() {
  const { page, prices, comparison, nearest } = useLoaderData<typeof loader>();
  if (nearest) return <NotWritten pages={nearest} />;
  return page ? (
    <ContentView page={page} prices={prices} comparison={comparison} />
  ) : (
    <Unreadable />
  );
}

import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { redirectTarget } from '#domain/account/redirect-target.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { SAVED_REFUSALS } from '#domain/saved/refusals.ts';
import { dataCall } from '#web/data/data-call.ts';
import { DataError } from '#web/data/data-error.ts';
import { pageContext } from '#web/page-properties.ts';
import scrapbook from '#web/texts/en-GB/customers/scrapbook.json';
import { readTyped } from '#web/ui/use-posted-form.ts';
import { actOnSaved } from './act-on-saved.ts';
import { SavedDeals, ScrapbookPage } from './query.generated.ts';
import { ScrapbookView } from './ScrapbookView.tsx';
import { shownDeals } from './shown-deals.ts';

export const handle = { texts: { scrapbook } };

/** What the visitor has saved, at today's prices (SAVE-01). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const call = context.get(dataCall);
  const { holidayBookmarks: kept } = await call(ScrapbookPage, {});
  const shown = shownDeals(
    new URL(request.url).searchParams,
    kept.map(({ id }) => id),
  );
  const bookmarkIds = shown.kind === 'compare' ? [...shown.ids] : null;
  const { savedDeals } =
    kept.length > 0 ? await call(SavedDeals, { bookmarkIds }) : { savedDeals: [] };
  const { authentication, now } = context.get(pageContext);
  const isCustomer = authentication.emailAddress !== null || authentication.isAway;
  const isTooMany = shown.kind !== 'compare' && shown.isTooMany;
  return data(
    { kept, shown, deals: savedDeals, isCustomer, now },
    { status: isTooMany ? REFUSED : OK },
  );
}

/** Saves, removes or watches a holiday, and goes back to the page that the form was on. */
export async function action({ request, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  try {
    const outcome = await actOnSaved(context.get(dataCall), typed);
    if (outcome.kind === 'refused')
      return data({ message: outcome.message, typed }, { status: REFUSED });
    const { origin } = new URL(request.url);
    const back = redirectTarget(
      { redirectTo: typed['back'] ?? 'scrapbook', orderCode: null },
      origin,
    );
    return redirect(outcome.kind === 'leads' ? outcome.to : back, SEE_OTHER);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    const message = sentenceOf(SAVED_REFUSALS, 'saved_out_of_reach');
    return data({ message, typed }, { status: NO_ANSWER });
  }
}

const OK = 200;
const SEE_OTHER = 303;
const REFUSED = 422;
const NO_ANSWER = 502;

export function Component() {
  const refused = useActionData<typeof action>();
  return <ScrapbookView {...useLoaderData<typeof loader>()} refused={refused} />;
}

import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import { addDays } from '#domain/dates.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { EARLIEST_DEPARTURE_DAYS, LATEST_DEPARTURE_DAYS } from '#domain/search/limits.ts';
import { dataCall, type DataCall } from '#web/data/data-call.ts';
import { pageContext } from '#web/page-properties.ts';
import { answerForm, type FormEnd } from '#web/parts/answer-form.ts';
import { routes } from '#web/routes.ts';
import content from '#web/texts/en-GB/written/content.json';
import groupQuote from '#web/texts/en-GB/written/group_quote.json';
import { readTyped } from '#web/ui/use-posted-form.ts';
import { GroupQuoteView } from './GroupQuoteView.tsx';
import { AskGroupQuote, GroupQuotePage } from './query.generated.ts';
import { knownFrom, quoteOf } from './quote-form.ts';

export const handle = { texts: { content, group_quote: groupQuote } };

const SLUG = 'holidays/group';
const REFERENCE = /^[A-Z2-9]{8}$/;

/** What a search that led here has said, the airports, and what is written of group quotes. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { earliestDepartureDate: earliest } = context.get(pageContext).domainConfig.checkoutRules;
  const { placeId, ...known } = knownFrom(searchParams, earliest);
  const { contentPage, departureAirports, destinationById } = await context.get(dataCall)(
    GroupQuotePage,
    { slug: SLUG, id: placeId, hasPlace: placeId !== '' },
  );
  const sent = searchParams.get('sent') ?? '';
  const written = contentPage && !contentPage.hasError ? contentPage : undefined;
  return {
    known: { ...known, place: destinationById?.label ?? '' },
    airports: departureAirports
      .flatMap(({ airports }) => airports)
      .map(({ iata, name }) => ({ value: iata, label: name })),
    sent: REFERENCE.test(sent) ? sent : undefined,
    written: {
      blocks: written?.blocks ?? [],
      rail: written?.rail ?? [],
      poster: written?.poster ?? undefined,
    },
  };
}

/** Asks for it, or comes back with all that was typed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  const outOfReach = sentenceOf(ACCOUNT_REFUSALS, 'account_out_of_reach');
  const { earliestDepartureDate: earliest } = context.get(pageContext).domainConfig.checkoutRules;
  const latest = addDays(earliest, LATEST_DEPARTURE_DAYS - EARLIEST_DEPARTURE_DAYS);
  const quote = quoteOf(typed, latest);
  return answerForm({ context, typed, outOfReach }, () => ask(context.get(dataCall), quote));
}

async function ask(call: DataCall, quote: ReturnType<typeof quoteOf>): Promise<FormEnd> {
  const { askGroupQuote } = await call(AskGroupQuote, { quote });
  if (askGroupQuote.__typename === 'GroupQuoteAsked')
    return routes.groupQuote.href({
      query: new URLSearchParams({ sent: askGroupQuote.reference }),
    });
  return askGroupQuote.errors.map(({ field, message }) => ({
    field: (field ?? '').replace(/^quote\./, ''),
    message,
  }));
}

export function Component() {
  const refused = useActionData<typeof action>();
  return <GroupQuoteView {...useLoaderData<typeof loader>()} refused={refused} />;
}

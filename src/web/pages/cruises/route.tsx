import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { dataCall, type DataCall } from '#web/data/data-call.ts';
import { pageContext } from '#web/page-properties.ts';
import { answerForm, type FormEnd } from '#web/parts/answer-form.ts';
import { routes } from '#web/routes.ts';
import cruises from '#web/texts/en-GB/cruises.json';
import searchForm from '#web/texts/en-GB/search_form.json';
import placePrices from '#web/texts/en-GB/written/place_prices.json';
import { readTyped, type Typed } from '#web/ui/use-posted-form.ts';
import { CruisesView } from './CruisesView.tsx';
import { loadPorts } from './port-cities.ts';
import { AskCruiseNews } from './query.generated.ts';

export const handle = { texts: { cruises, place_prices: placePrices, search_form: searchForm } };

/** Whether the visitor has just asked to be told, and cities by a port with their prices. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { earliestDepartureDate } = context.get(pageContext).domainConfig.checkoutRules;
  return {
    isAsked: new URL(request.url).searchParams.has('asked'),
    ports: await loadPorts(context.get(dataCall), earliestDepartureDate),
  };
}

/** Puts a mailbox on the list, or comes back with what was typed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  const outOfReach = sentenceOf(ACCOUNT_REFUSALS, 'account_out_of_reach');
  return answerForm({ context, typed, outOfReach }, () => ask(context.get(dataCall), typed));
}

async function ask(call: DataCall, typed: Typed): Promise<FormEnd> {
  const { askCruiseNews } = await call(AskCruiseNews, {
    news: {
      emailAddress: typed['emailAddress'] ?? '',
      leaveEmpty: typed['leaveEmpty'] ?? '',
    },
  });
  if (askCruiseNews.__typename === 'CruiseNewsAsked')
    return routes.cruises.href({ query: new URLSearchParams({ asked: '' }) });
  return askCruiseNews.errors.map(({ field, message }) => ({ field: field ?? '', message }));
}

export function Component() {
  const refused = useActionData<typeof action>();
  return <CruisesView {...useLoaderData<typeof loader>()} refused={refused} />;
}

import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { dataCall, type DataCall } from '#web/data/data-call.ts';
import { answerForm, type FormEnd } from '#web/parts/answer-form.ts';
import { routes } from '#web/routes.ts';
import privacy from '#web/texts/en-GB/customers/privacy.json';
import { readTyped, type Typed } from '#web/ui/use-posted-form.ts';
import { ReportProblem } from './query.generated.ts';
import { ReportAProblemView } from './ReportAProblemView.tsx';

export const handle = { texts: { privacy } };

/** What the address says already: the page and the reference of a failure, or that it was sent. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const sent = searchParams.get('sent') ?? '';
  return {
    page: searchParams.get('page') ?? '',
    errorReference: (searchParams.get('reference') ?? '').slice(0, 100),
    sent: REFERENCE.test(sent) ? sent : undefined,
  };
}

const REFERENCE = /^[A-Z2-9]{8}$/;

/** Sends it, or comes back with all that was typed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  const outOfReach = sentenceOf(ACCOUNT_REFUSALS, 'account_out_of_reach');
  return answerForm({ context, typed, outOfReach }, () => report(context.get(dataCall), typed));
}

async function report(call: DataCall, typed: Typed): Promise<FormEnd> {
  const of = (name: string): string => typed[name] ?? '';
  const { reportProblem } = await call(ReportProblem, {
    report: {
      message: of('message'),
      emailAddress: of('emailAddress'),
      page: of('page'),
      errorReference: of('errorReference'),
    },
  });
  if (reportProblem.__typename === 'ProblemReported')
    return routes.reportProblem.href({
      query: new URLSearchParams({ sent: reportProblem.reference }),
    });
  return reportProblem.errors.map(({ field, message }) => ({
    field: (field ?? '').replace(/^report\./, ''),
    message,
  }));
}

export function Component() {
  const refused = useActionData<typeof action>();
  return <ReportAProblemView {...useLoaderData<typeof loader>()} refused={refused} />;
}

import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { dataCall } from '#web/data/data-call.ts';
import { DataError } from '#web/data/data-error.ts';
import { routes } from '#web/routes.ts';
import privacy from '#web/texts/en-GB/customers/privacy.json';
import { readTyped } from '#web/ui/use-posted-form.ts';
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
  const of = (name: string): string => typed[name] ?? '';
  try {
    const { reportProblem } = await context.get(dataCall)(ReportProblem, {
      report: {
        message: of('message'),
        emailAddress: of('emailAddress'),
        page: of('page'),
        errorReference: of('errorReference'),
      },
    });
    if (reportProblem.__typename === 'ProblemReported') {
      const query = new URLSearchParams({ sent: reportProblem.reference });
      return redirect(routes.reportProblem.href({ query }), SEE_OTHER);
    }
    const errors = reportProblem.errors.map(({ field, message }) => ({
      field: (field ?? '').replace(/^report\./, ''),
      message,
    }));
    return data({ errors, typed }, { status: REFUSED });
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    const errors = [{ field: '', message: sentenceOf(ACCOUNT_REFUSALS, 'account_out_of_reach') }];
    return data({ errors, typed }, { status: NO_ANSWER });
  }
}

const SEE_OTHER = 303;
const REFUSED = 422;
const NO_ANSWER = 502;

export function Component() {
  const refused = useActionData<typeof action>();
  return <ReportAProblemView {...useLoaderData<typeof loader>()} refused={refused} />;
}

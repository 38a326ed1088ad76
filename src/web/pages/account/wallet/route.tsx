import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { dataCall, type DataCall } from '#web/data/data-call.ts';
import { DataError } from '#web/data/data-error.ts';
import { routes } from '#web/routes.ts';
import account from '#web/texts/en-GB/customers/account.json';
import { CreditsNotLoaded } from './CreditsNotLoaded.tsx';
import { WalletPage } from './query.generated.ts';
import { WalletView } from './WalletView.tsx';

export const handle = { texts: { account } };

/** The customer's credits; who is not logged in is asked to (ACCT-01). */
export async function loader({ context }: LoaderFunctionArgs) {
  const credits = await loadCredits(context.get(dataCall));
  if (credits === 'not_loaded') return data({ credits: undefined }, { status: NO_ANSWER });
  if (!credits) throw redirect(routes.login.href({ query: 'redirect_to=customer_wallet' }));
  return { credits };
}

async function loadCredits(call: DataCall) {
  try {
    return (await call(WalletPage, {})).walletCredits;
  } catch (error) {
    if (error instanceof DataError) return 'not_loaded' as const;
    throw error;
  }
}

const NO_ANSWER = 502;

export function Component() {
  const { credits } = useLoaderData<typeof loader>();
  return credits ? <WalletView credits={credits} /> : <CreditsNotLoaded />;
}

import { redirect, type ActionFunctionArgs } from 'react-router';
import { dataCall } from '#web/data/data-call.ts';
import { routes } from '#web/routes.ts';
import { LogOut } from './query.generated.ts';

/** Ends the session, and goes home. */
export async function action({ context }: ActionFunctionArgs) {
  await context.get(dataCall)(LogOut, {});
  return redirect(routes.home.href(), 303);
}

export const loader = () => redirect(routes.home.href());

/** Never seen: both ways lead elsewhere. */
export const Component = () => null;

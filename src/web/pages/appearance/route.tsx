import { redirect, type ActionFunctionArgs } from 'react-router';
import { routes } from '#web/routes.ts';
import { makeThemeCookie, parseTheme } from '#web/theme.ts';

/** Keeps the visitor's choice of day or night, and goes back to where it was made. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const cookie = makeThemeCookie(parseTheme(form.get('theme')));
  return redirect(ownPath(form.get('back')), { headers: { 'set-cookie': cookie } });
}

export const loader = () => redirect(routes.home.href());

/** Never seen: both ways lead elsewhere. */
export const Component = () => null;

/** A path on this host; anything that could lead elsewhere becomes the home page. */
const ownPath = (back: FormDataEntryValue | null): string =>
  typeof back === 'string' && /^\/(?![/\\])/.test(back) ? back : routes.home.href();

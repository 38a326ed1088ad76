import { redirect, type ActionFunctionArgs } from 'react-router';
import { ownPath } from '#web/own-path.ts';
import { routes } from '#web/routes.ts';
import { makeThemeCookie, parseTheme } from '#web/theme.ts';

/** Keeps the visitor's choice of day or night, and goes back to where it was made. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const here = new URL(request.url);
  const cookie = makeThemeCookie(parseTheme(form.get('theme')), here.protocol === 'https:');
  return redirect(ownPath(form.get('back'), here), { headers: { 'set-cookie': cookie } });
}

export const loader = () => redirect(routes.home.href());

/** Never seen: both ways lead elsewhere. */
export const Component = () => null;

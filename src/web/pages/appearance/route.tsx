import { redirect, type ActionFunctionArgs } from 'react-router';
import { ownPath } from '#web/addresses/own-path.ts';
import { routes } from '#web/routes.ts';
import { makeThemeCookie, parseTheme } from '#web/theme.ts';

/** Keeps the visitor's choice of day or night, and goes back to where it was made. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const here = new URL(request.url);
  const cookie = makeThemeCookie(parseTheme(form.get('theme')), here.protocol === 'https:');
  const back = pageShown(request, here) ?? form.get('back');
  return redirect(ownPath(back, here), { headers: { 'set-cookie': cookie } });
}

/**
 * The page as the browser names it: a form of the document still has the address of the page that
 * the document began with, when another one is shown by now.
 */
function pageShown({ headers }: Request, here: URL): string | undefined {
  const shown = URL.parse(headers.get('referer') ?? '');
  return shown?.origin === here.origin && shown.pathname !== here.pathname ? shown.href : undefined;
}

export const loader = () => redirect(routes.home.href());

/** Never seen: both ways lead elsewhere. */
export const Component = () => null;

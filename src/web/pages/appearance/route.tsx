import { redirect, type ActionFunctionArgs } from 'react-router';
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

/**
 * Where a form says that it stood, as a path of this site; anything that leads elsewhere becomes
 * the home page. The address is read as browsers read it, which leave out tabs and ends of lines
 * (S-09).
 */
function ownPath(back: FormDataEntryValue | null, { origin }: URL): string {
  const there = typeof back === 'string' ? URL.parse(back, `${origin}/`) : null;
  return there?.origin === origin
    ? there.pathname.replace(/^\/+/, '/') + there.search + there.hash
    : routes.home.href();
}

/**
 * Takes a visitor's answer to the question for consent (COOK-02): from the strip at the foot of
 * pages or from the cookie policy, a plain form either way.
 */
import {
  CONSENT_CATEGORIES,
  CONSENT_COOKIE,
  CONSENT_COOKIE_DAYS,
  chooseBy,
  makeConsent,
  type CategoryChoices,
} from '#domain/tracking/consent.ts';
import { storedBy, tagCookiesAmong } from '#domain/tracking/storage.ts';
import { readCookieNames, writeCookie } from '#http/cookies.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { isDatabaseUnavailable } from '#server/db/unavailable.ts';
import { todayOf } from '#server/market/market.ts';
import { recordConsent } from '#server/tracking/consent-records.ts';
import { ownPath } from '#web/addresses/own-path.ts';
import { refusePost } from '../pages/posted-form.ts';
import { consentOf } from './consent-of.ts';
import { rememberVisitor } from './remember-token.ts';

type AnswerContext = Pick<WebContext, 'clock' | 'database' | 'market' | 'secret' | 'settings'>;

/**
 * A post to `/consent`. Keeps the answer as cookie and record, deletes the cookies of what was
 * withdrawn, and leads back to where it was asked, with the withdrawn categories in `withdrawn`:
 * 303, or 400 for a form that answers nothing, 403 and 415 for one that is not ours.
 */
export async function answerConsent(
  context: AnswerContext,
  request: Request,
  { isSecure }: { readonly isSecure: boolean },
): Promise<Response> {
  const refusal = await refusePost(request);
  if (refusal) return refusal;
  const form = await request.formData();
  const choices = readChoices(form);
  if (!choices) return new Response('This form answers nothing.', { status: 400 });
  const { token, cookies } = rememberVisitor(request, { isSecure });
  await keepRecord(context, choices, token);
  const before = consentOf(request, context);
  const withdrawn = CONSENT_CATEGORIES.filter((name) => before[name] && !choices[name]);
  const headers = new Headers({ location: wayBack(request, form, withdrawn) });
  for (const cookie of [
    ...cookies,
    writeCookie(CONSENT_COOKIE, makeConsent(choices, todayOf(context)), {
      days: CONSENT_COOKIE_DAYS,
      isSecure,
      isForScripts: true,
    }),
    ...withdrawn
      .flatMap((category) => storedBy(category, 'cookie'))
      .map(({ name, path = '/' }) => writeCookie(name, '', { days: 0, path, isSecure })),
    ...forgetTagCookies(context, request, choices).map(({ name, domain }) =>
      writeCookie(name, '', { days: 0, domain, isSecure }),
    ),
  ])
    headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** `answer` is `all`, `none` or `chosen`; of `chosen`, what does not say `yes` is refused. */
function readChoices(form: FormData): CategoryChoices | undefined {
  switch (form.get('answer')) {
    case 'all':
      return chooseBy(() => true);
    case 'none':
      return chooseBy(() => false);
    case 'chosen':
      return chooseBy((category) => form.get(category) === 'yes');
    default:
      return undefined;
  }
}

/**
 * The cookies that tags have kept here for what is refused, also when the yes had ended by itself.
 * Tags keep them for a whole domain, which a browser does not tell: each above the host is tried.
 */
function forgetTagCookies(
  { settings }: AnswerContext,
  request: Request,
  choices: CategoryChoices,
): { readonly name: string; readonly domain?: string }[] {
  if (settings.tags.scriptUrl === null) return [];
  const names = readCookieNames(request.headers.get('cookie'));
  const kept = CONSENT_CATEGORIES.filter((category) => !choices[category])
    .flatMap((category) => tagCookiesAmong(names, category))
    .slice(0, MOST_TAG_COOKIES);
  const domains = domainsAbove(new URL(request.url).hostname);
  return kept.flatMap((name) => [{ name }, ...domains.map((domain) => ({ name, domain }))]);
}

/** Nobody gets more lines of headers than a browser takes. */
const MOST_TAG_COOKIES = 20;

/** `www.shop.test` and `shop.test` of the first; none of a single word or an IP address. */
function domainsAbove(host: string): readonly string[] {
  if (/^[\d.]+$|:/.test(host)) return [];
  const words = host.split('.');
  return words.slice(0, -1).map((_word, at) => words.slice(at).join('.'));
}

/** A refusal holds without its record, too: nobody has to wait for PostgreSQL to say no. */
async function keepRecord(
  context: AnswerContext,
  choices: CategoryChoices,
  token: string,
): Promise<void> {
  try {
    await recordConsent(context, { choices, rememberToken: token });
  } catch (error) {
    const isRefusal = CONSENT_CATEGORIES.every((category) => !choices[category]);
    if (!isRefusal || !isDatabaseUnavailable(error)) throw error;
  }
}

function wayBack(request: Request, form: FormData, withdrawn: readonly string[]): string {
  const here = new URL(request.url);
  const back = new URL(ownPath(form.get('back'), here), here);
  back.searchParams.delete('withdrawn');
  if (withdrawn.length > 0) back.searchParams.set('withdrawn', withdrawn.join(' '));
  return back.pathname + back.search + back.hash;
}

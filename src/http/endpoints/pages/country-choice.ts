/** What a visitor from the country of another market is asked, and what they choose (SITE-08). */
import {
  CHOICE_DAYS,
  COUNTRY_CHOICE,
  marketOfCountry,
  parseCountryChoice,
} from '#domain/market/country-prompt.ts';
import { readCookie, writeCookie } from '#http/cookies.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { ownPath } from '#web/addresses/own-path.ts';
import type { OtherSite } from '#web/parts/CountryStrip/other-site.ts';

/**
 * The way on of a request that brings a choice: kept, and back to the page that it was made on.
 * Undefined for every other request.
 */
export function answerCountryChoice(
  request: Request,
  { isSecure }: { readonly isSecure: boolean },
): Response | undefined {
  const url = new URL(request.url);
  const choice = parseCountryChoice(url.searchParams.get(COUNTRY_CHOICE));
  if (!choice || request.method !== 'GET') return undefined;
  url.searchParams.delete(COUNTRY_CHOICE);
  return new Response(null, {
    status: 303,
    headers: {
      location: ownPath(url.href, url),
      'set-cookie': writeCookie(COUNTRY_CHOICE, choice, { days: CHOICE_DAYS, isSecure }),
    },
  });
}

/**
 * The site that a visitor is asked about: of the market of their country, or, where no header says
 * it, of the other market for the browser to judge. Undefined once they have chosen.
 */
export function otherSiteFor(
  { headers }: Pick<Request, 'headers'>,
  { market, sellers, settings }: Pick<WebContext, 'market' | 'sellers' | 'settings'>,
): OtherSite | undefined {
  if (parseCountryChoice(readCookie(headers.get('cookie'), COUNTRY_CHOICE))) return undefined;
  const { countryHeader } = settings.site;
  const country = countryHeader && headers.get(countryHeader);
  const others = [...sellers.values()].map((seller) => seller.market);
  const other = others.find(
    (each) =>
      each.market !== market.market && (!country || each.market === marketOfCountry(country)),
  );
  return (
    other && {
      market: other.market,
      siteUrl: other.siteUrl,
      ...(!country && { timeZone: other.timeZone }),
    }
  );
}

import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#domain/market/locale.ts';
import { keptMarkup } from '#web/parts/kept-markup.ts';
import country from '#web/texts/en-GB/customers/country.json';
import { IntlProvider } from '#web/texts/translate.tsx';
import { CountryStrip, type CountryStripProps } from './CountryStrip.tsx';
import { PAST_INSTANT } from './past-offset.ts';

type Shown = CountryStripProps & { readonly locale: Locale; readonly nonce: string };

/**
 * The question for the country as markup. It stands outside of what React takes over, and brings
 * the few lines of script that it needs: nobody else is sent any.
 */
export function renderCountryStrip({ locale, nonce, address, other, here }: Shown): string {
  const { market, siteUrl, timeZone } = other;
  const key = ['country', locale, market, siteUrl, timeZone, here].join('\n');
  const strip = keptMarkup(key, address, (place) =>
    renderToStaticMarkup(
      <IntlProvider locale={locale} messages={{ country }}>
        <CountryStrip other={other} here={here} address={place} />
      </IntlProvider>,
    ),
  );
  return `${strip}<script nonce="${nonce}">${JUDGE}</script>`;
}

/**
 * What the server could not tell, the browser's time zone does, before anything is painted below.
 * To name its zone costs a phone a tenth of a second: only one whose clocks once went as they do
 * there is asked. Pages change without a new document: the page that a way keeps is that of its
 * press.
 */
const JUDGE = `{
const strip = document.currentScript.previousElementSibling;
const { timeZone, pastOffset } = strip.dataset;
const offset = Math.trunc(new Date(${PAST_INSTANT}).getTimezoneOffset());
if (offset === Number(pastOffset) && timeZone === Intl.DateTimeFormat().resolvedOptions().timeZone)
  strip.hidden = false;
strip.addEventListener('click', ({ target }) => {
  const way = target.closest('a');
  if (!way) return;
  const kept = new URL(location.href);
  kept.searchParams.set('country_choice', new URL(way.href).searchParams.get('country_choice'));
  way.href = new URL(way.href).origin + kept.pathname + kept.search;
});
}`;

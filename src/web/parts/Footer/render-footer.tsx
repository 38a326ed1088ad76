import { renderToStaticMarkup } from 'react-dom/server';
import { keptMarkup } from '#web/parts/kept-markup.ts';
import footer from '#web/texts/en-GB/footer.json';
import { IntlProvider } from '#web/texts/translate.tsx';
import { Footer, type FooterProps } from './Footer.tsx';

/** The foot of the page as markup, to stand outside of what React takes over. */
export function renderFooter({ page, address }: FooterProps): string {
  const { locale, brand, features } = page.domainConfig;
  const { cityBreaksTab, hotelOnlySearch } = features;
  const key = [locale, ...Object.values(brand), cityBreaksTab, hotelOnlySearch, page.theme];
  return keptMarkup(`footer\n${key.join('\n')}`, address, (place) =>
    renderToStaticMarkup(
      <IntlProvider locale={locale} messages={{ footer }}>
        <Footer page={page} address={place} />
      </IntlProvider>,
    ),
  );
}

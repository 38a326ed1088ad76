import { renderToStaticMarkup } from 'react-dom/server';
import { keptMarkup } from '#web/parts/kept-markup.ts';
import menu from '#web/texts/en-GB/customers/menu.json';
import { IntlProvider } from '#web/texts/translate.tsx';
import { Menu, type MenuProps } from './Menu.tsx';

/** The menu as markup, to stand outside of what React takes over. */
export function renderMenu({ page, address }: MenuProps): string {
  const { domainConfig, authentication, theme } = page;
  const { phone, phoneHours } = domainConfig.brand;
  const isLoggedIn = String(authentication.emailAddress !== null);
  const key = ['menu', domainConfig.locale, phone, phoneHours, isLoggedIn, theme].join('\n');
  return keptMarkup(key, address, (place) =>
    renderToStaticMarkup(
      <IntlProvider locale={domainConfig.locale} messages={{ menu }}>
        <Menu page={page} address={place} />
      </IntlProvider>,
    ),
  );
}

import { renderToStaticMarkup } from 'react-dom/server';
import menu from '#web/texts/en-GB/customers/menu.json';
import { IntlProvider } from '#web/texts/translate.tsx';
import { Menu, type MenuProps } from './Menu.tsx';

/** The menu as markup, to stand outside of what React takes over. */
export const renderMenu = (props: MenuProps): string =>
  renderToStaticMarkup(
    <IntlProvider locale={props.page.domainConfig.locale} messages={{ menu }}>
      <Menu {...props} />
    </IntlProvider>,
  );

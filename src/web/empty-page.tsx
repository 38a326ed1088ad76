import { renderToString } from 'react-dom/server';
import { assetsOf, type Manifest } from './document/assets.ts';
import { renderDocument } from './document/render-document.ts';
import { PagePropertiesProvider, type RequestProperties } from './page-properties.ts';
import { PageTitle } from './parts/PageTitle.tsx';
import { ALWAYS_LOADED } from './texts/messages.ts';
import { IntlProvider, useTranslations } from './texts/translate.tsx';
import styles from './parts/PageProblem.module.css';
import layout from './ui/layout.module.css';

type EmptyPageContext = {
  readonly nonce: string;
  readonly manifest: Manifest;
  readonly page: RequestProperties;
  readonly reference: string;
};

/**
 * The document in place of one whose markup failed (ERR-07): nothing but what the log knows it by,
 * for whatever else a page has may be what failed.
 */
export function renderEmptyPage({
  nonce,
  manifest,
  page: request,
  reference,
}: EmptyPageContext): string {
  const page = { ...request, namespacesRequired: [] };
  const { locale, timeZone } = page.domainConfig;
  const markup = renderToString(
    <PagePropertiesProvider value={page}>
      <IntlProvider locale={locale} timeZone={timeZone} messages={ALWAYS_LOADED}>
        <Nothing reference={reference} />
      </IntlProvider>
    </PagePropertiesProvider>,
  );
  return renderDocument({ markup, assets: assetsOf(manifest), nonce, page });
}

function Nothing({ reference }: Pick<EmptyPageContext, 'reference'>) {
  const t = useTranslations('errors');
  const titles = useTranslations('page_titles');
  return (
    <>
      <PageTitle title={titles('problem')} />
      <meta name="robots" content="noindex" />
      <div id="frame">
        <main className={`${layout.wrap} ${styles.problem}`}>
          <p>{t('reference', { reference })}</p>
        </main>
      </div>
    </>
  );
}

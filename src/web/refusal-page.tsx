import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { useTranslations } from '#web/texts/translate.tsx';
import { bookingRoutes } from './addresses/booking-routes.ts';
import { assetsOf, type Manifest } from './document/assets.ts';
import { renderDocument } from './document/render-document.ts';
import { Layout } from './layout/Layout.tsx';
import { PagePropertiesProvider, type RequestProperties } from './page-properties.ts';
import { renderFooter } from './parts/Footer/render-footer.tsx';
import { PageTitle } from './parts/PageTitle.tsx';
import { routes } from './routes.ts';
import texts from './texts/en-GB/refusal.json';
import { buttonClass } from './ui/button-class.ts';
import styles from './parts/PageProblem.module.css';
import layout from './ui/layout.module.css';
import typography from './ui/type.module.css';

type RefusalContext = {
  readonly nonce: string;
  readonly manifest: Manifest;
  readonly page: RequestProperties;
};

/** `too_much`: this visitor asks too much. `overload`: all visitors together do. */
export type Refusal = {
  readonly kind: 'too_much' | 'overload';
  /** To wait before the next try. */
  readonly seconds: number;
};

/**
 * The visitor's browser cannot reach us, and shows the page by itself; on pages of a checkout one
 * that looks again by itself after so many seconds (MSG-37).
 */
export type Unreached =
  | { readonly kind: 'unreached' }
  | { readonly kind: 'unreached_booking'; readonly seconds: number };

/**
 * The document for who is not answered now, or cannot be. It asks for no data and runs no script:
 * its links are all it needs.
 */
export async function renderRefusalPage(
  refusal: Refusal | Unreached,
  { nonce, manifest, page: request }: RefusalContext,
): Promise<string> {
  const page = { ...request, namespacesRequired: [] };
  const handler = createStaticHandler([
    {
      Component: Layout,
      children: [
        {
          path: '*',
          element: <PleaseWait refusal={refusal} />,
          handle: { texts: { refusal: texts } },
        },
      ],
    },
  ]);
  const context = await handler.query(new Request(page.domainConfig.baseUrl));
  if (context instanceof Response) throw new Error('the page of a refusal leads nowhere');
  const markup = renderToString(
    <PagePropertiesProvider value={page}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </PagePropertiesProvider>,
  );
  return renderDocument({
    markup,
    footer: renderFooter({ page, address: routes.home.href() }),
    assets: assetsOf(manifest),
    nonce,
    page,
  });
}

/**
 * What happened, what is safe, how long to wait. One document serves every address: only the
 * browser knows which was asked for.
 */
function PleaseWait({ refusal }: { readonly refusal: Refusal | Unreached }) {
  const t = useTranslations('refusal');
  const { kind } = refusal;
  const { seconds } = { seconds: 0, ...refusal };
  return (
    <div className={`${layout.wrap} ${styles.problem}`}>
      <PageTitle title={t(`${kind}_title`)} />
      <meta name="robots" content="noindex" />
      {kind === 'unreached_booking' && <meta httpEquiv="refresh" content={String(seconds)} />}
      <h1>{t(`${kind}_heading`)}</h1>
      <p className={typography.lead}>{t(`${kind}_text`, { seconds })}</p>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is the one that was asked for */}
      <a
        href=""
        className={buttonClass({
          kind: 'sun',
          size: 'usual',
          wide: false,
          busy: false,
          extra: undefined,
        })}
      >
        {t('try_again')}
      </a>
      {kind === 'unreached' && <KeptPacks />}
    </div>
  );
}

/**
 * For the papers that a browser keeps: its service worker shows the list, with a line for each of
 * them in place of the one here (`browser/service-worker/service-worker.mjs`).
 */
function KeptPacks() {
  const t = useTranslations('refusal');
  return (
    <section hidden data-packs="" aria-labelledby="packs">
      <h2 id="packs">{t('packs_heading')}</h2>
      <p>{t('packs_text')}</p>
      <ul>
        <li>
          <a href={bookingRoutes.travelWallet.href({ orderCode: 'ORDER_CODE' })}>PACK_TITLE</a>
        </li>
      </ul>
    </section>
  );
}

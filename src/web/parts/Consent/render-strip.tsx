import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ANSWER_DAYS } from '#domain/tracking/consent.ts';
import type { PageProperties } from '#web/page-properties.ts';
import { keptMarkup } from '#web/parts/kept-markup.ts';
import cookies from '#web/texts/en-GB/customers/cookies.json';
import { IntlProvider, useTranslations } from '#web/texts/translate.tsx';
import { CONSENT_ID } from './consent-id.ts';
import { ConsentStrip } from './ConsentStrip.tsx';
import styles from './Consent.module.css';

/** What stands in a document before its page and after it. */
export type AroundPage = { readonly before: string; readonly after: string };

/**
 * The question for consent as markup around the page at `address`, for who has not answered it.
 * Outside of what React takes over: it costs a live page no script, and stands while pages change.
 */
export function renderConsent(
  { consent, domainConfig }: PageProperties,
  address: string,
): AroundPage {
  if (consent.answeredOn !== null) return { before: '', after: '' };
  const { locale, market } = domainConfig;
  const render = (part: ReactNode): string =>
    renderToStaticMarkup(
      <IntlProvider locale={locale} messages={{ cookies }}>
        {part}
      </IntlProvider>,
    );
  return {
    before: keptMarkup(`to consent\n${locale}`, '', () => render(<SkipToConsent />)),
    after: keptMarkup(`consent\n${locale}\n${market}`, address, (place) =>
      render(<ConsentStrip days={ANSWER_DAYS[market]} back={place} />),
    ),
  };
}

function SkipToConsent() {
  const t = useTranslations('cookies');
  return (
    <a href={`#${CONSENT_ID}`} className={styles.skip}>
      {t('skip')}
    </a>
  );
}

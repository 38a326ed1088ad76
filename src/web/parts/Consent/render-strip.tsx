import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ANSWER_DAYS } from '#domain/tracking/consent.ts';
import type { DomainConfig, PageProperties } from '#web/page-properties.ts';
import cookies from '#web/texts/en-GB/customers/cookies.json';
import { IntlProvider, useTranslations } from '#web/texts/translate.tsx';
import { CONSENT_ID } from './consent-id.ts';
import { ConsentStrip } from './ConsentStrip.tsx';
import styles from './Consent.module.css';

/** What stands in a document before its page and after it. */
export type AroundPage = { readonly before: string; readonly after: string };

/**
 * The question for consent as markup around the page at `path`, for who has not answered it.
 * Outside of what React takes over: it costs a live page no script, and stands while pages change.
 */
export function renderConsent({ consent, domainConfig }: PageProperties, path: string): AroundPage {
  if (consent.answeredOn !== null) return { before: '', after: '' };
  const made = strips.getOrInsertComputed(domainConfig.market, () => renderOnce(domainConfig));
  return { before: made.before, after: made.after.replaceAll(BACK, () => escaped(path)) };
}

/** One for all pages of a market, but for the way back. */
const strips = new Map<string, AroundPage>();
const BACK = 'BACK-TO-THIS-PAGE';

const renderOnce = ({ locale, market }: DomainConfig): AroundPage => {
  const render = (part: ReactNode): string =>
    renderToStaticMarkup(
      <IntlProvider locale={locale} messages={{ cookies }}>
        {part}
      </IntlProvider>,
    );
  return {
    before: render(<SkipToConsent />),
    after: render(<ConsentStrip days={ANSWER_DAYS[market]} back={BACK} />),
  };
};

function SkipToConsent() {
  const t = useTranslations('cookies');
  return (
    <a href={`#${CONSENT_ID}`} className={styles.skip}>
      {t('skip')}
    </a>
  );
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Scripts and frames of others, for who has accepted them: the tag system with what it is told, and
 * ad frames. They run in documents of their own pages alone, never on the way to a payment.
 */
import type { DataRouter, RouterState } from 'react-router';
import { pageLabel, pageType } from '#domain/tracking/labels.ts';
import type { PageProperties, PageTags } from '#web/page-properties.ts';
import { openTagList } from '#web/parts/Consent/update-tags.ts';
import { showAdFrames } from './ad-frames.ts';
import { eachPage } from './each-page.ts';
import { labelOfPage, notifyOfActs } from './labels.ts';
import { openAnew } from './open-anew.ts';

export type TaggedPage = Pick<
  PageProperties,
  'authentication' | 'consent' | 'deviceSource' | 'domainConfig'
> & {
  readonly tags: PageTags | 'waiting';
};

/** Starts them where this document may have them; else with the next one that may. */
export function runTags(router: DataRouter, first: RouterState, page: TaggedPage): void {
  const { tags } = page;
  const mayHave = tags !== 'waiting';
  openAnew(router, (pathname) => (pageLabel(pathname) !== undefined) !== mayHave);
  if (!mayHave) return;
  if (tags.scriptUrl !== null) startContainer(tags.scriptUrl, page);
  let isFirst = true;
  eachPage(router, first, (state) => {
    window.dataLayer?.push({
      event: 'page_view',
      page_label: labelOfPage(state, isFirst),
      page_type: pageType(state.location.pathname),
      logged_in: page.authentication.emailAddress !== null,
      brand: page.domainConfig.brand.name,
      channel: page.deviceSource === 'web' ? 'web' : 'app',
    });
    isFirst = false;
    showAdFrames(tags.adFrames, state);
  });
}

/** What an error page has told already stays in the list: its reader comes now (ERR-05). */
function startContainer(url: string, { consent }: TaggedPage): void {
  openTagList(consent);
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  notifyOfActs();
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  document.head.append(script);
}

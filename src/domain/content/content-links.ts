/** Where a text may lead: an address of the site, one of the web, or what a market names. */

/** Links whose address each market has of its own. */
export const LAW_LINKS = ['law:package', 'law:advice', 'law:data'] as const;
export type LawLink = (typeof LAW_LINKS)[number];

export const isLawLink = (href: string): href is LawLink =>
  LAW_LINKS.some((known) => known === href);

/**
 * Whether a link of a text is one of the site's (`/faqs`, `#part`), of the web by `https:`, or
 * named in `LAW_LINKS`. `javascript:`, `data:`, `//host` and all others are not.
 */
export const isAllowedLink = (href: string): boolean =>
  isLawLink(href) ||
  /^\/(?![/\\])[^\s\\]*$/.test(href) ||
  /^#[a-z\d-]+$/.test(href) ||
  isOfTheWeb(href);

const isOfTheWeb = (href: string): boolean => {
  const url = URL.parse(href);
  return url?.protocol === 'https:' && url.username === '' && /^https:\/\/[^\s\\]+$/.test(href);
};

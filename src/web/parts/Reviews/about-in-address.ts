import type { ShouldRevalidateFunctionArgs } from 'react-router';

type Address = { readonly pathname: string; readonly search: string };

/** The topic that an address asks for: `pool` of `?about=pool`. */
export const topicOf = ({ search }: Address): string | null =>
  new URLSearchParams(search).get('about');

/** The same address for another topic, or for all; the topic stands last in it. */
export function hrefAbout({ pathname, search }: Address, topic?: string): string {
  const rest = search.replace(/[?&]about=[^&]*/, '');
  return `${pathname}${rest}${topic === undefined ? '' : `${rest === '' ? '?' : '&'}about=${topic}`}#reviews`;
}

/**
 * Whether the page has to be loaded anew: not for another topic, for it has all reviews; a deal
 * would be priced again.
 */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate &&
  (topicOf(currentUrl) === topicOf(nextUrl) || hrefAbout(currentUrl) !== hrefAbout(nextUrl));

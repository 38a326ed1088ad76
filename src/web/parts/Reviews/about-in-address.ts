import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Names the topic in an address: `?about=pool`. */
export const ABOUT = 'about';

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
  (currentUrl.searchParams.get(ABOUT) === nextUrl.searchParams.get(ABOUT) ||
    withoutTopic(currentUrl) !== withoutTopic(nextUrl));

function withoutTopic({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  rest.delete(ABOUT);
  return `${pathname}?${rest}`;
}

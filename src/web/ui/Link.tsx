import { createContext, use, type ComponentProps, type MouseEvent } from 'react';
import type { NavigateFunction, NavigateOptions } from 'react-router';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of the site as `#web/href.ts` makes them, or a place on this page. */
  readonly to: string;
  /** Kept in the browser's history with the visit. */
  readonly state?: unknown;
  /** The page stays where the visitor has scrolled it. */
  readonly preventScrollReset?: boolean;
};

/** Leads to another page without loading its document; nobody does in what is not live. */
export const LinkContext = createContext<NavigateFunction | undefined>(undefined);

/**
 * A link within the site: a plain one in the document, which a live page follows without loading
 * another document. Written by hand because a page of results has a hundred: the router's own works
 * out each address anew from all routes.
 */
export function Link({
  to,
  state,
  preventScrollReset = false,
  onClick,
  children,
  ...anchor
}: LinkProps) {
  const navigate = use(LinkContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (navigate) followLink(event, event.currentTarget, navigate, { state, preventScrollReset });
  };
  return (
    <a {...anchor} href={to} onClick={follow}>
      {children}
    </a>
  );
}

/** Follows a link of the site that was pressed, unless its press was for something else. */
export function followLink(
  event: Press,
  link: HTMLAnchorElement,
  navigate: NavigateFunction,
  options: NavigateOptions = {},
): void {
  if (event.defaultPrevented || !isPlainClick(event, link)) return;
  event.preventDefault();
  const to = link.getAttribute('href') ?? '';
  void navigate(to, { ...options, replace: link.href === window.location.href });
}

type Press = Pick<
  globalThis.MouseEvent,
  'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey' | 'defaultPrevented' | 'preventDefault'
>;

/** Not one that asks for another tab, window or file. */
const isPlainClick = (
  { button, metaKey, altKey, ctrlKey, shiftKey }: Press,
  { target }: HTMLAnchorElement,
): boolean =>
  button === 0 &&
  !metaKey &&
  !altKey &&
  !ctrlKey &&
  !shiftKey &&
  (target === '' || target === '_self');

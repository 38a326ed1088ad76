import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of the site as `#web/href.ts` makes them, or a place on this page. */
  readonly to: string;
  /** Kept in the browser's history with the visit. */
  readonly state?: unknown;
  /** The page stays where the visitor has scrolled it. */
  readonly preventScrollReset?: boolean;
};

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
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(to, {
      state,
      preventScrollReset,
      replace: event.currentTarget.href === window.location.href,
    });
  };
  return (
    <a {...anchor} href={to} onClick={follow}>
      {children}
    </a>
  );
}

/** Not one that asks for another tab, window or file. */
const isPlainClick = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget: { target },
}: MouseEvent<HTMLAnchorElement>): boolean =>
  button === 0 &&
  !metaKey &&
  !altKey &&
  !ctrlKey &&
  !shiftKey &&
  (target === '' || target === '_self');

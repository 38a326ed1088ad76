import { Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import { routes } from '#web/routes.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { LinkProps } from '#web/ui/Link.tsx';

/** Fetched when it is asked for: most visitors read the page first. */
const ChangeSearch = lazyPart(
  async () => (await import('./SearchForm/ChangeSearch.tsx')).ChangeSearch,
);

type SearchChange = {
  readonly isOpen: boolean;
  /** Of the link that opens and closes the form; without script it leads to the home page. */
  readonly link: Pick<LinkProps, 'to' | 'onClick' | 'aria-expanded'>;
  /** The form while it is open. */
  readonly form: ReactNode;
};

/** The way to ask otherwise, on the page itself; a page with another search begins closed. */
export function useChangeSearch(query: string): SearchChange {
  const [openFor, setOpenFor] = useState<string>();
  const isOpen = openFor === query;
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    setOpenFor(isOpen ? undefined : query);
  };
  return {
    isOpen,
    link: { to: routes.home.href({ query }), onClick, 'aria-expanded': isOpen },
    form: isOpen && (
      <Suspense>
        <ChangeSearch query={query} />
      </Suspense>
    ),
  };
}

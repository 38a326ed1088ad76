import { useLocation } from 'react-router';
import type { Inline } from '#domain/content/blocks.ts';
import { routes } from '#web/routes.ts';
import { Link } from '#web/ui/Link.tsx';

/** Runs of text: words, what stands out, and where it leads. */
export function Runs({ of }: { readonly of: readonly Inline[] }) {
  return of.map((run, at) => <Run key={at} run={run} />);
}

function Run({ run }: { readonly run: Inline }) {
  switch (run.kind) {
    case 'text':
      return run.text;
    case 'strong':
      return (
        <strong>
          <Runs of={run.of} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Runs of={run.of} />
        </em>
      );
    case 'link':
      return <RunLink href={run.href} of={run.of} />;
    // The server has filled in all of them.
    case 'value':
      return null;
  }
}

/** A link to the front page takes the search along that led here. */
function RunLink({ href, of }: { readonly href: string; readonly of: readonly Inline[] }) {
  const query = useLocation().search.slice(1);
  if (!href.startsWith('/'))
    return (
      <a href={href}>
        <Runs of={of} />
      </a>
    );
  return (
    <Link to={href === routes.home.href() ? routes.home.href({ query }) : href}>
      <Runs of={of} />
    </Link>
  );
}

import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { NOTHING } from '#web/parts/ServerPlace.tsx';
import { classes } from '#web/ui/classes.ts';
import { followLink } from '#web/ui/Link.tsx';
import styles from './Footer.module.css';

type FooterPlaceProps = { readonly variant: 'full' | 'checkout' };

/**
 * Where the document puts the foot of the page, which the server alone writes (`ServerPlace`). A
 * live page follows its links without loading another document, and leads back from a choice of
 * appearance to the page that is shown.
 */
export function FooterPlace({ variant }: FooterPlaceProps) {
  const footer = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const back = footer.current?.querySelector('input');
    if (back) back.value = pathname + search;
  }, [pathname, search]);
  useEffect(() => {
    const { current } = footer;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link) followLink(event, link, navigate);
    };
    current?.addEventListener('click', follow);
    return () => current?.removeEventListener('click', follow);
  }, [navigate]);
  return (
    <footer
      id="footer"
      ref={footer}
      className={classes(styles.footer, variant === 'checkout' && styles.short)}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- nothing is ever put in by script
      dangerouslySetInnerHTML={NOTHING}
    />
  );
}

import { useEffect, useRef } from 'react';
import {
  NavigationType,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
} from 'react-router';
import { isPageHandle, type PageHandle } from '#web/page-module.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { CountryPlace } from '#web/parts/CountryStrip/CountryPlace.tsx';
import { FooterPlace } from '#web/parts/Footer/FooterPlace.tsx';
import { Header } from '#web/parts/Header.tsx';
import { ALWAYS_LOADED } from '#web/texts/messages.ts';
import { IntlProvider } from '#web/texts/translate.tsx';
import { LinkContext } from '#web/ui/Link.tsx';
import { ToastProvider } from '#web/ui/Toast.tsx';
import { AppUpdate } from './AppUpdate.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useScrollMemory } from './use-scroll-memory.ts';
import styles from './Layout.module.css';
import '#web/ui/tokens.css';
import '#web/ui/fonts.css';
import '#web/ui/base.css';

/**
 * What stands around every page: texts, header, main, footer, messages. Our app has a head and a
 * foot of its own.
 */
export function Layout() {
  const handle = usePageHandle();
  const { domainConfig, inApp, needsAppUpdate } = usePageProperties();
  const navigation = useNavigation();
  const main = useFocusOnArrival();
  const follow = useNavigate();
  const frame = !inApp && (handle.header ?? 'full');
  const isLive = domainConfig.features.clientSideNavigation;
  useScrollMemory(isLive);
  return (
    <IntlProvider
      locale={domainConfig.locale}
      timeZone={domainConfig.timeZone}
      messages={{ ...ALWAYS_LOADED, ...handle.texts }}
      onError={throwError}
    >
      <LinkContext value={follow}>
        <ToastProvider>
          <div id="frame" className={styles.frame}>
            {frame && <SkipLink />}
            {frame && <Header variant={frame} />}
            {frame === 'full' && <CountryPlace />}
            <main
              ref={main}
              id="main"
              tabIndex={-1}
              className={styles.main}
              aria-busy={navigation.state !== 'idle'}
            >
              {needsAppUpdate ? <AppUpdate /> : <Outlet />}
            </main>
            {frame && <FooterPlace variant={frame} />}
          </div>
        </ToastProvider>
      </LinkContext>
      {isLive && <ScrollRestoration />}
    </IntlProvider>
  );
}

/** The handles of the matched routes, the innermost last. */
function usePageHandle(): PageHandle {
  const handles = useMatches().map((match) => match.handle);
  return handles.filter(isPageHandle).reduce((all, handle) => ({ ...all, ...handle }), {});
}

/**
 * After a change of page in the browser the focus stands on the new page's heading; on the way back
 * or forth on the link that leads to where the visitor comes from, if there is one.
 */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const shown = useRef({ pathname, search });
  useEffect(() => {
    const left = shown.current;
    shown.current = { pathname, search };
    if (left.pathname === pathname) return;
    const find = (selector: string) => main.current?.querySelector<HTMLElement>(selector);
    const heading = find('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? main.current)?.focus({ preventScroll: true });
    // A link that is folded away leaves the focus where it is; pictures of a card are none of keys.
    const way = `a[href=${JSON.stringify(left.pathname + left.search)}]:not([tabindex])`;
    if (isReturn) find(way)?.focus({ preventScroll: true });
  }, [pathname, search, isReturn]);
  return main;
}

/** A text that is missing is a bug, and is seen as one (SITE-19). */
function throwError(error: Error): never {
  throw error;
}

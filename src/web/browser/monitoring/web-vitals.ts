import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { LONGEST_PAGE, type WebVitals } from '#domain/tracking/web-vitals.ts';

const ADDRESS = '/web-vitals';
/** Told of each change, so that all is there when the visitor looks away. */
const EACH_CHANGE = { reportAllChanges: true };

/**
 * Measures this document from its beginning, which browsers keep, until its visitor looks away for
 * the first time, and sends it then, once. A browser that cannot measure something leaves it out.
 */
export function watchWebVitals(): void {
  const page = window.location.pathname.slice(0, LONGEST_PAGE);
  const values = new Map<Metric['name'], number>();
  for (const watch of [onTTFB, onLCP, onINP, onCLS])
    watch(({ name, value }: Metric) => values.set(name, value), EACH_CHANGE);
  // Heard after the library's own, which take what waits.
  const report = (): void => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', report);
    send({
      page,
      ttfb: values.get('TTFB'),
      lcp: values.get('LCP'),
      inp: values.get('INP'),
      cls: values.get('CLS'),
    });
  };
  document.addEventListener('visibilitychange', report);
}

/** As a beacon: a page that is left waits for no answer. What gets lost is missed by nobody. */
const send = (vitals: WebVitals): boolean =>
  navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify(vitals)], { type: 'application/json' }));

import {
  interactionToNextPaint,
  layoutShiftOf,
  LONGEST_PAGE,
  type Shift,
  type WebVitals,
} from '#domain/tracking/web-vitals.ts';

const ADDRESS = '/web-vitals';
/** Browsers keep what is longer than 104 ms by themselves; this is the least that may be asked. */
const SHORTEST_MS = 16;

/**
 * Measures this document from its beginning, which browsers keep, until its visitor looks away for
 * the first time, and sends it then, once. A browser that cannot measure something leaves it out.
 */
export function watchWebVitals(): void {
  const page = window.location.pathname.slice(0, LONGEST_PAGE);
  let lcp: number | undefined;
  const shifts: Shift[] = [];
  const presses = new Map<number, number>();
  const watching = [
    watch('largest-contentful-paint', ({ startTime }) => (lcp = startTime)),
    watch('layout-shift', (entry) => {
      if (entry.hadRecentInput !== true)
        shifts.push({ atMs: entry.startTime, value: entry.value ?? 0 });
    }),
    ...['event', 'first-input'].map((type) =>
      watch(type, ({ interactionId = 0, duration }) => {
        if (interactionId > 0)
          presses.set(interactionId, Math.max(duration, presses.get(interactionId) ?? 0));
      }),
    ),
  ];
  const report = (): void => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', report);
    for (const take of watching) take();
    void send({
      page,
      ttfb: firstByteMs(),
      lcp: wasHidden() ? undefined : lcp,
      inp: interactionToNextPaint([...presses.values()]),
      cls: layoutShiftOf(shifts),
    });
  };
  document.addEventListener('visibilitychange', report);
}

/** Of the kinds of entries, what only some have. */
type Entry = PerformanceEntry & {
  readonly hadRecentInput?: boolean;
  readonly value?: number;
  readonly interactionId?: number;
};

/** Sees each entry of a type; what comes back sees those that wait, and ends it. */
function watch(type: string, see: (entry: Entry) => void): () => void {
  const seeAll = (entries: readonly PerformanceEntry[]): void => {
    for (const entry of entries) see(entry);
  };
  const observer = new PerformanceObserver((list) => seeAll(list.getEntries()));
  const options = { type, buffered: true, durationThreshold: SHORTEST_MS };
  observer.observe(options);
  return () => {
    seeAll(observer.takeRecords());
    observer.disconnect();
  };
}

function firstByteMs(): number | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.responseStart : undefined;
}

/** What is opened behind another page is drawn when somebody looks at it: that is no slow page. */
const wasHidden = (): boolean =>
  performance
    .getEntriesByType('visibility-state')
    .some(({ name, startTime }) => name === 'hidden' && startTime === 0);

/** What gets lost on the way is missed by nobody. */
async function send(vitals: WebVitals): Promise<void> {
  try {
    await fetch(ADDRESS, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(vitals),
    });
  } catch {
    // There is no connection.
  }
}

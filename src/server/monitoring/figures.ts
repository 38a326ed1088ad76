/** What is counted of the site, and how long or how much it was: by labels, such as its route. */

/** Upper ends in seconds, as the semantic conventions of OpenTelemetry advise. */
const OF_REQUESTS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What is measured, with the ends between which it is counted: a closed list. */
export const MEASURES = {
  http_server_request_duration_seconds: {
    help: 'Time from the request to the end of its answer.',
    ends: OF_REQUESTS,
  },
  // Ends of web vitals: those between good, middling and poor (https://web.dev/articles/vitals),
  // and some around them.
  web_vitals_ttfb_seconds: {
    help: 'Time to the first byte of a document.',
    ends: [0.1, 0.2, 0.4, 0.8, 1.8, 5],
  },
  web_vitals_lcp_seconds: {
    help: 'Time until the largest thing in sight was drawn (largest contentful paint).',
    ends: [0.5, 1, 1.5, 2.5, 4, 10],
  },
  web_vitals_inp_seconds: {
    help: 'Time from a press to what it changes on the screen (interaction to next paint).',
    ends: [0.05, 0.1, 0.2, 0.5, 1, 5],
  },
  web_vitals_cls: {
    help: 'How far things moved by themselves (cumulative layout shift).',
    ends: [0.01, 0.05, 0.1, 0.25, 0.5, 1],
  },
} as const satisfies Readonly<
  Record<string, { readonly help: string; readonly ends: readonly number[] }>
>;

export type Measure = keyof typeof MEASURES;

/** Of what is counted together: a number for each end, one for what is above them, the sum. */
export type Figure = {
  readonly measure: Measure;
  /** Never an address that somebody asked for, nor anything else that a stranger chooses. */
  readonly labels: Readonly<Record<string, string>>;
  readonly counts: readonly number[];
  readonly sum: number;
};

export type Figures = {
  readonly count: (measure: Measure, labels: Figure['labels'], value: number) => void;
  /** Adds what was counted elsewhere. */
  readonly add: (figures: readonly Figure[]) => void;
  /** All that was counted, in the order in which it came up. */
  readonly read: () => readonly Figure[];
  /** The same, and begins anew. */
  readonly take: () => readonly Figure[];
};

/** Counts from nought. */
export function makeFigures(): Figures {
  const held = new Map<
    string,
    Omit<Figure, 'counts' | 'sum'> & { counts: number[]; sum: number }
  >();
  const of = (measure: Measure, labels: Figure['labels']) => {
    const key = measure + writeLabels(labels);
    const known = held.get(key);
    if (known) return known;
    const counts = Array.from({ length: MEASURES[measure].ends.length + 1 }, () => 0);
    const fresh = { measure, labels, counts, sum: 0 };
    held.set(key, fresh);
    return fresh;
  };
  const read = () => [...held.values()];
  return {
    count: (measure, labels, value) => {
      const figure = of(measure, labels);
      const { ends } = MEASURES[measure];
      const at = ends.findIndex((end) => value <= end);
      figure.counts[at < 0 ? ends.length : at]! += 1;
      figure.sum += value;
    },
    add: (others) => {
      for (const other of others) {
        const figure = of(other.measure, other.labels);
        for (const [at, count] of other.counts.entries()) figure.counts[at]! += count;
        figure.sum += other.sum;
      }
    },
    read,
    take: () => {
      const taken = read();
      held.clear();
      return taken;
    },
  };
}

/** As Prometheus reads it: histograms, whose buckets hold what is smaller, too. */
export const writeFigures = (all: readonly Figure[]): string =>
  [...Map.groupBy(all, ({ measure }) => measure)]
    .flatMap(([measure, figures]) => [
      `# HELP ${measure} ${MEASURES[measure].help}`,
      `# TYPE ${measure} histogram`,
      ...figures.flatMap(writeHistogram),
    ])
    .join('\n');

function writeHistogram({ measure, labels, counts, sum }: Figure): string[] {
  const written = writeLabels(labels);
  const { ends } = MEASURES[measure];
  let total = 0;
  const buckets = counts.map((count, at) => {
    total += count;
    return `${measure}_bucket{${written},le="${ends[at] ?? '+Inf'}"} ${total}`;
  });
  return [...buckets, `${measure}_sum{${written}} ${sum}`, `${measure}_count{${written}} ${total}`];
}

const writeLabels = (labels: Figure['labels']): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',');

/** How many requests were answered, how, and how long it took: counted by route. */

/** Upper ends in seconds, as the semantic conventions of OpenTelemetry advise. */
const ENDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** What is counted together. */
export type Answered = {
  readonly method: string;
  /** A pattern of ours, never an address that somebody asked for. */
  readonly route: string;
  readonly status: number;
};

/** Of requests that are counted together: a number for each end, one for longer ones, the sum. */
export type Figures = Answered & {
  readonly counts: readonly number[];
  readonly seconds: number;
};

export type RequestFigures = {
  readonly count: (answered: Answered, seconds: number) => void;
  /** Adds what was counted elsewhere. */
  readonly add: (figures: readonly Figures[]) => void;
  /** All that was counted, in the order in which it came up. */
  readonly read: () => readonly Figures[];
  /** The same, and begins anew. */
  readonly take: () => readonly Figures[];
};

/** Counts from nought. */
export function makeRequestFigures(): RequestFigures {
  const held = new Map<string, Answered & { counts: number[]; seconds: number }>();
  const of = ({ method, route, status }: Answered) => {
    const key = `${method} ${status} ${route}`;
    const known = held.get(key);
    if (known) return known;
    const counts = Array.from({ length: ENDS.length + 1 }, () => 0);
    const fresh = { method, route, status, counts, seconds: 0 };
    held.set(key, fresh);
    return fresh;
  };
  const read = () => [...held.values()];
  return {
    count: (answered, seconds) => {
      const figures = of(answered);
      const at = ENDS.findIndex((end) => seconds <= end);
      figures.counts[at < 0 ? ENDS.length : at]! += 1;
      figures.seconds += seconds;
    },
    add: (others) => {
      for (const other of others) {
        const figures = of(other);
        for (const [at, count] of other.counts.entries()) figures.counts[at]! += count;
        figures.seconds += other.seconds;
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

const NAME = 'http_server_request_duration_seconds';

/** As Prometheus reads it: a histogram, whose buckets hold what is shorter, too. */
export function writeRequestFigures(all: readonly Figures[]): string {
  return [
    `# HELP ${NAME} Time from the request to the end of its answer.`,
    `# TYPE ${NAME} histogram`,
    ...all.flatMap(writeHistogram),
  ].join('\n');
}

function writeHistogram({ method, route, status, counts, seconds }: Figures): string[] {
  const labels = `http_request_method="${method}",http_route="${route}",http_response_status_code="${status}"`;
  let total = 0;
  const buckets = counts.map((count, at) => {
    total += count;
    return `${NAME}_bucket{${labels},le="${ENDS[at] ?? '+Inf'}"} ${total}`;
  });
  return [...buckets, `${NAME}_sum{${labels}} ${seconds}`, `${NAME}_count{${labels}} ${total}`];
}

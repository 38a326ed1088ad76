/**
 * What is begun at once, by cost, and in which order (S-24, F-51; Nygard, "Release It!": bulkheads;
 * Google SRE book, "Handling Overload"; Maurer, "Fail at Scale": adaptive LIFO).
 *
 * One request begins in each turn of the event loop. The loop first runs on whatever can go on, so
 * that what has begun is finished before anything new is, and a purchase never waits for more than
 * is under way. Each class has room of its own: what only waits for suppliers keeps nobody from
 * searching, and little goes on beside a purchase. Who cannot begin waits a little, then is
 * refused.
 */

/** In the order in which they begin; of one rank by when they came, so that their mix stays. */
const RANKS = [['purchase'], ['picture'], ['deal', 'browsing']] as const;

/**
 * `purchase`: baskets, checkouts, payments, notifications. `picture`: part of a page that was
 * answered already. `deal`: waits for suppliers most of its time. `browsing`: everything else; our
 * own work alone.
 */
export type RequestClass = (typeof RANKS)[number][number];

export type Demand = {
  readonly class: RequestClass;
  /** 1 is a request that reads a few rows; a search weighs more. */
  readonly cost: number;
};

export type Candidate = Demand & {
  /** Told once; `leave` is called when the answer is made. */
  readonly begin: (leave: () => void) => void;
  /** Told once, in place of `begin`: too much is asked at once. */
  readonly refuse: () => void;
  /** Nobody waits for the answer any more: neither is told. */
  readonly isGone: () => boolean;
};

export type Bounds = {
  /** Cost of what is under way of this class; one that costs more alone begins when none is. */
  readonly mostUnderWay: number;
  /** Requests that may wait. */
  readonly mostWaiting: number;
  /**
   * Who begins next: `fifo` whoever came first; `adaptive` too, while few wait; while many do,
   * whoever came last, who is answered soon at least, and whoever has waited longest is refused
   * when too many wait: they are the likeliest to have given up.
   */
  readonly order: 'fifo' | 'adaptive';
};

/**
 * Of one thread. A page that searches costs 5: eight of them keep a processor busy. A hundred pages
 * asked for at one moment are all answered, a stop included (F-09).
 */
export const BOUNDS: Readonly<Record<RequestClass, Bounds>> = {
  purchase: { mostUnderWay: 200, mostWaiting: 500, order: 'fifo' },
  picture: { mostUnderWay: 32, mostWaiting: 200, order: 'adaptive' },
  deal: { mostUnderWay: 200, mostWaiting: 50, order: 'adaptive' },
  browsing: { mostUnderWay: 40, mostWaiting: 100, order: 'adaptive' },
};

/**
 * Of the other classes, while a purchase is under way: one page that searches, and twenty deals,
 * which wait for suppliers. A purchase asks the database step by step, and each step waits for all
 * that others have to do in that turn.
 */
const MOST_BESIDE_PURCHASES = { purchase: Infinity, picture: 5, deal: 100, browsing: 5 } as const;

/** As many as a thread answers in less than a second: nobody among them needs to be overtaken. */
export const FEW_WAITING = 24;

/**
 * Nobody waits longer. Where much is asked, the bounds of a line refuse far sooner; this is for
 * those whom newcomers overtake, and for a few who wait on a machine that stands still.
 */
export const LONGEST_WAIT_MS = 8_000;

type Waiting = {
  readonly candidate: Candidate;
  /** Greater for who came later. */
  readonly ticket: number;
  readonly deadline: NodeJS.Timeout;
};

/** Requests of one class, those that wait in the order of their coming. */
type Line = Bounds & { readonly queue: Waiting[]; underWay: number };

type Lines = ReadonlyMap<RequestClass, Line>;

/**
 * Node accepts one connection in a turn of its event loop. While turns bring connections, so many
 * at most, nothing new begins: else newcomers would wait as long as those in line, and could not
 * even be refused.
 */
const MOST_TURNS_FOR_NEWCOMERS = 64;

export type Admission = {
  /** Takes a request that has come in, and tells it to begin or refuses it. */
  readonly ask: (candidate: Candidate) => void;
  /** A connection was accepted in this turn. */
  readonly connected: () => void;
};

/** The admission of one thread, whose classes have these bounds. */
export function makeAdmission(bounds = BOUNDS): Admission {
  const lines: Lines = new Map(
    RANKS.flat().map((name) => [name, { ...bounds[name], queue: [], underWay: 0 }]),
  );
  let tickets = 0;
  let isTurning = false;
  let isSomebodyWaitingToConnect = false;
  let turnsForNewcomers = 0;

  const turn = (): void => {
    if (isSomebodyWaitingToConnect && turnsForNewcomers < MOST_TURNS_FOR_NEWCOMERS) {
      isSomebodyWaitingToConnect = false;
      turnsForNewcomers += 1;
      return void setImmediate(turn);
    }
    turnsForNewcomers = 0;
    const next = takeNext(lines);
    isTurning = next !== undefined;
    if (!next) return;
    setImmediate(turn);
    const { line, waiting } = next;
    const { candidate } = waiting;
    line.underWay += candidate.cost;
    candidate.begin(
      once(() => {
        line.underWay -= candidate.cost;
        wake();
      }),
    );
  };
  const wake = (): void => {
    if (isTurning) return;
    isTurning = true;
    setImmediate(turn);
  };
  return {
    ask: (candidate) => {
      join(lines.get(candidate.class)!, candidate, tickets++);
      wake();
    },
    connected: () => void (isSomebodyWaitingToConnect = true),
  };
}

/** Puts a request at the end of its line; when that is full, somebody has to go. */
function join(line: Line, candidate: Candidate, ticket: number): void {
  const { queue, mostWaiting, order } = line;
  if (queue.length >= mostWaiting && order === 'fifo') return candidate.refuse();
  const one: Waiting = {
    candidate,
    ticket,
    deadline: setTimeout(() => turnAway(line, one), LONGEST_WAIT_MS),
  };
  queue.push(one);
  if (queue.length > mostWaiting) turnAway(line, queue[0]!);
}

function turnAway(line: Line, waiting: Waiting): void {
  remove(line, waiting);
  if (!waiting.candidate.isGone()) waiting.candidate.refuse();
}

type Next = { readonly line: Line; readonly waiting: Waiting };

/** Takes the next out of the first rank in which somebody waits and there is room. */
function takeNext(lines: Lines): Next | undefined {
  const isBuying = lines.get('purchase')!.underWay > 0;
  for (const rank of RANKS) {
    const isNewestFirst = rank.some((name) => isCrowded(lines.get(name)!));
    let next: Next | undefined;
    for (const name of rank) {
      const line = lines.get(name)!;
      const most = Math.min(isBuying ? MOST_BESIDE_PURCHASES[name] : Infinity, line.mostUnderWay);
      const waiting = nextIn(line, isNewestFirst, most);
      if (waiting && (!next || waiting.ticket > next.waiting.ticket === isNewestFirst))
        next = { line, waiting };
    }
    if (next) {
      remove(next.line, next.waiting);
      return next;
    }
  }
  return undefined;
}

const isCrowded = ({ queue, order }: Line): boolean =>
  order === 'adaptive' && queue.length > FEW_WAITING;

/** Who would begin next of a line, when that is not yet too much; who has gone is forgotten. */
function nextIn(line: Line, isNewestFirst: boolean, mostUnderWay: number): Waiting | undefined {
  for (;;) {
    const next = line.queue.at(isNewestFirst ? -1 : 0);
    if (!next) return undefined;
    const hasRoom = line.underWay === 0 || line.underWay + next.candidate.cost <= mostUnderWay;
    if (!next.candidate.isGone()) return hasRoom ? next : undefined;
    remove(line, next);
  }
}

function remove({ queue }: Line, waiting: Waiting): void {
  clearTimeout(waiting.deadline);
  queue.splice(queue.indexOf(waiting), 1);
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}

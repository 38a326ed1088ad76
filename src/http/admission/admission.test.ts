import { beforeEach, expect, test, vi } from 'vitest';
import {
  BOUNDS,
  FEW_WAITING,
  LONGEST_WAIT_MS,
  makeAdmission,
  type Bounds,
  type Demand,
  type RequestClass,
} from './admission.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate'] });
  return () => vi.useRealTimers();
});

const bounds: Readonly<Record<RequestClass, Bounds>> = {
  purchase: { mostUnderWay: 6, mostWaiting: 2, order: 'fifo' },
  picture: { mostUnderWay: 5, mostWaiting: 3, order: 'adaptive' },
  deal: { mostUnderWay: 4, mostWaiting: 3, order: 'adaptive' },
  browsing: { mostUnderWay: 4, mostWaiting: 2, order: 'adaptive' },
};

/** An admission whose visitors are known by name, and what was said to them. */
function open(own = bounds) {
  const { ask: admit, connected } = makeAdmission(own);
  const begun: string[] = [];
  const refused: string[] = [];
  const gone = new Set<string>();
  const leaves = new Map<string, () => void>();
  return {
    begun,
    refused,
    gone,
    connected,
    leave: (name: string) => leaves.get(name)?.(),
    ask: (name: string, demand: Partial<Demand> = {}) =>
      admit({
        class: 'browsing',
        cost: 1,
        ...demand,
        begin: (leave) => {
          begun.push(name);
          leaves.set(name, leave);
        },
        refuse: () => void refused.push(name),
        isGone: () => gone.has(name),
      }),
  };
}

/** One turn of the event loop. */
const turn = () => vi.advanceTimersToNextTimer();

test('one request begins in each turn of the event loop [S-24]', () => {
  const { ask, begun } = open();
  ask('first');
  turn();
  expect(begun).toEqual(['first']);
  ask('second');
  ask('third', { class: 'purchase' });
  expect(begun).toEqual(['first']);
  turn();
  expect(begun).toEqual(['first', 'third']);
  turn();
  expect(begun).toEqual(['first', 'third', 'second']);
});

test('while turns bring connections nothing begins, but not for ever', () => {
  const { ask, begun, connected } = open();
  ask('first');
  connected();
  turn();
  expect(begun).toEqual([]);
  turn();
  expect(begun).toEqual(['first']);
  ask('second');
  for (let i = 0; i < 100; i += 1) {
    connected();
    turn();
  }
  expect(begun).toEqual(['first', 'second']);
});

test('purchases begin before pictures, pictures before the rest, as they came [F-51]', () => {
  const { ask, begun } = open();
  ask('page');
  ask('deal', { class: 'deal' });
  ask('another page');
  ask('picture', { class: 'picture' });
  ask('purchase', { class: 'purchase' });
  turn();
  ask('notification', { class: 'purchase' });
  for (let i = 0; i < 5; i += 1) turn();
  expect(begun).toEqual(['purchase', 'notification', 'picture', 'page', 'deal', 'another page']);
});

test('while few wait, who came first begins; while many do, who came last; of purchases always the first', () => {
  const { ask, begun, leave } = open(BOUNDS);
  ask('dear page', { cost: 40 });
  ask('dear purchase', { class: 'purchase', cost: 200 });
  for (let i = 0; i < 2; i += 1) turn();
  const pages = Array.from({ length: FEW_WAITING + 2 }, (_, i) => `page ${i}`);
  const purchases = Array.from({ length: FEW_WAITING + 2 }, (_, i) => `purchase ${i}`);
  for (const name of pages) ask(name);
  for (const name of purchases) ask(name, { class: 'purchase', cost: 0 });
  leave('dear purchase');
  vi.advanceTimersByTime(100);
  for (const name of purchases) leave(name);
  leave('dear page');
  vi.advanceTimersByTime(100);
  const [oldest, newest] = [pages.slice(0, FEW_WAITING), pages.slice(FEW_WAITING).toReversed()];
  expect(begun.slice(2)).toEqual([...purchases, ...newest, ...oldest]);
});

test('no more begins than costs the bound, and as much again as leaves, once', () => {
  const { ask, begun, leave } = open();
  ask('dear', { class: 'purchase', cost: 5 });
  turn();
  ask('also dear', { class: 'purchase', cost: 4 });
  ask('cheap', { class: 'purchase' });
  vi.advanceTimersByTime(100);
  // The cheap one does not overtake.
  expect(begun).toEqual(['dear']);
  leave('dear');
  leave('dear');
  vi.advanceTimersByTime(50);
  expect(begun).toEqual(['dear', 'also dear', 'cheap']);
  ask('third', { class: 'purchase', cost: 2 });
  vi.advanceTimersByTime(50);
  expect(begun).toEqual(['dear', 'also dear', 'cheap']);
});

test('beside a purchase no more begins than one page that searches, and twenty deals [F-51]', () => {
  const { ask, begun, leave } = open(BOUNDS);
  ask('purchase', { class: 'purchase' });
  for (const name of ['page', 'another page']) ask(name, { cost: 5 });
  const deals = Array.from({ length: 21 }, (_, i) => `deal ${i + 1}`);
  for (const name of deals) ask(name, { class: 'deal', cost: 5 });
  vi.advanceTimersByTime(100);
  expect(begun).toEqual(['purchase', 'page', ...deals.slice(0, 20)]);
  leave('purchase');
  vi.advanceTimersByTime(100);
  expect(begun.slice(22)).toEqual(['another page', 'deal 21']);
});

test('what costs more than the bound begins when nothing else is under way', () => {
  const { ask, begun } = open();
  ask('huge', { cost: 100 });
  turn();
  expect(begun).toEqual(['huge']);
});

test('each class has room of its own: pages keep out neither purchases nor deals, nor the other way round [F-51]', () => {
  const { ask, begun } = open();
  ask('page', { cost: 4 });
  ask('deal', { class: 'deal', cost: 4 });
  for (let i = 0; i < 2; i += 1) turn();
  ask('another deal', { class: 'deal' });
  ask('another page');
  ask('purchase', { class: 'purchase', cost: 6 });
  vi.advanceTimersByTime(100);
  expect(begun).toEqual(['page', 'deal', 'purchase']);
});

test('when too many wait, a purchase is refused at once, of pages the one that has waited longest', () => {
  const { ask, refused } = open();
  for (const name of ['1', '2', '3', '4']) ask(`page ${name}`);
  expect(refused).toEqual(['page 1', 'page 2']);
  for (const name of ['1', '2', '3']) ask(`purchase ${name}`, { class: 'purchase' });
  expect(refused).toEqual(['page 1', 'page 2', 'purchase 3']);
});

test('who waits too long is refused, and does not begin afterwards', () => {
  const { ask, begun, refused, leave } = open();
  ask('dear', { cost: 4 });
  turn();
  ask('page');
  vi.advanceTimersByTime(LONGEST_WAIT_MS - 1);
  expect(refused).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(refused).toEqual(['page']);
  leave('dear');
  vi.advanceTimersByTime(LONGEST_WAIT_MS);
  expect([begun, refused]).toEqual([['dear'], ['page']]);
});

test('who has gone is neither begun nor refused, and keeps nobody up', () => {
  const { ask, begun, refused, gone } = open();
  ask('dear', { cost: 4 });
  turn();
  ask('late');
  ask('purchase goes', { class: 'purchase', cost: 7 });
  ask('purchase', { class: 'purchase' });
  gone.add('purchase goes').add('late');
  vi.advanceTimersByTime(2 * LONGEST_WAIT_MS);
  expect([begun, refused]).toEqual([['dear', 'purchase'], []]);
});

test('nothing turns while nobody can begin', () => {
  const { ask } = open();
  ask('dear', { cost: 4 });
  turn();
  ask('page');
  turn();
  // The deadline of the page, and no further turn.
  expect(vi.getTimerCount()).toBe(1);
});

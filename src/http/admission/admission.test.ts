import { beforeEach, expect, test, vi } from 'vitest';
import {
  BOUNDS,
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
  picture: { mostUnderWay: 5, mostWaiting: 3, order: 'lifo' },
  deal: { mostUnderWay: 4, mostWaiting: 3, order: 'lifo' },
  browsing: { mostUnderWay: 4, mostWaiting: 2, order: 'lifo' },
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

test('purchases begin before pictures, pictures before the rest, of which the newest [F-51]', () => {
  const { ask, begun } = open();
  ask('page');
  ask('deal', { class: 'deal' });
  ask('newest page');
  ask('picture', { class: 'picture' });
  ask('purchase', { class: 'purchase' });
  turn();
  ask('notification', { class: 'purchase' });
  for (let i = 0; i < 5; i += 1) turn();
  expect(begun).toEqual(['purchase', 'notification', 'picture', 'newest page', 'deal', 'page']);
});

test('of purchases the one that came first begins, of pages the newest', () => {
  const { ask, begun } = open();
  for (const name of ['a', 'b']) {
    ask(`purchase ${name}`, { class: 'purchase' });
    ask(`page ${name}`);
  }
  for (let i = 0; i < 4; i += 1) turn();
  expect(begun).toEqual(['purchase a', 'purchase b', 'page b', 'page a']);
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

test('beside a purchase no more begins than one page that searches [F-51]', () => {
  const { ask, begun, leave } = open(BOUNDS);
  ask('page', { cost: 5 });
  ask('deal', { class: 'deal', cost: 5 });
  for (let i = 0; i < 2; i += 1) turn();
  ask('purchase', { class: 'purchase' });
  ask('another deal', { class: 'deal', cost: 1 });
  ask('another page', { cost: 1 });
  vi.advanceTimersByTime(100);
  expect(begun).toEqual(['deal', 'page', 'purchase']);
  leave('purchase');
  vi.advanceTimersByTime(100);
  expect(begun).toEqual(['deal', 'page', 'purchase', 'another page', 'another deal']);
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
  expect(begun).toEqual(['deal', 'page', 'purchase']);
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

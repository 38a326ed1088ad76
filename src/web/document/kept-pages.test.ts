import { expect, test, vi } from 'vitest';
import { keepPages, type Inserted } from './kept-pages.ts';

const of = (nonce: string, hydration = '{}') => ({ nonce, hydration, rules: '.a{}' });
const write = (nonce: string) =>
  vi.fn(
    ({ rules, hydration }: Inserted) =>
      `<style nonce="${nonce}">${rules}</style>{{nonce}}<script>${hydration}</script><script nonce="${nonce}">`,
  );

const madeOf = (address: string) => ({ address, facts: '{}' });

test('a document is kept from the second time on; each answer has its own nonce and data', () => {
  const kept = keepPages();
  const [first, second] = [write('abc+/='), write('def')];
  for (const data of ['{"once":1}', '{}'])
    expect(kept.find(madeOf('/a'), of('abc+/=', data), first)).toBe(
      `<style nonce="abc+/=">.a{}</style>{{nonce}}<script>${data}</script><script nonce="abc+/=">`,
    );
  expect(kept.find(madeOf('/a'), of('def', '{"a":"abc+/="}'), second)).toBe(
    '<style nonce="def">.a{}</style>{{nonce}}<script>{"a":"abc+/="}</script><script nonce="def">',
  );
  expect(first).toHaveBeenCalledTimes(2);
  expect(second).not.toHaveBeenCalled();
  kept.find({ address: '/a', facts: '{"price":2}' }, of('def'), second);
  expect(second).toHaveBeenCalledOnce();
});

test('an address as long as nobody repeats it is not kept', () => {
  const kept = keepPages();
  const page = vi.fn(({ hydration }: Inserted) => `<p>${hydration}</p>`);
  for (let i = 0; i < 3; i += 1) kept.find(madeOf(`/${'a'.repeat(1_000)}`), of('n'), page);
  expect(page).toHaveBeenCalledTimes(3);
});

test('the address that was asked for longest ago is forgotten first', () => {
  const kept = keepPages();
  const page = vi.fn(({ hydration }: Inserted) => `<p>${hydration}</p>`);
  kept.find(madeOf('/first'), of('n'), page);
  for (let i = 0; i < 2_000; i += 1) kept.find(madeOf(`/${i}`), of('n'), page);
  for (const address of ['/first', '/1999', '/1999']) kept.find(madeOf(address), of('n'), page);
  expect(page).toHaveBeenCalledTimes(2_003);
});

test('an address that is answered from what is kept stays known', () => {
  const kept = keepPages();
  const page = vi.fn(({ hydration }: Inserted) => `<p>${hydration}</p>`);
  const others = () => {
    for (let i = 0; i < 1_500; i += 1)
      kept.find(madeOf(`/${i}`), of('n'), ({ hydration }) => hydration);
  };
  for (let i = 0; i < 2; i += 1) kept.find(madeOf('/a'), of('n'), page);
  others();
  kept.find(madeOf('/a'), of('n'), page);
  others();
  for (let i = 0; i < 2; i += 1) kept.find({ address: '/a', facts: 'new' }, of('n'), page);
  // Twice until it was kept, once since it is another.
  expect(page).toHaveBeenCalledTimes(3);
});

test('what was asked for longest ago is forgotten first', () => {
  const length = '/a\n{}'.length + '<p>data n</p>'.length;
  const kept = keepPages(2 * length);
  const page = vi.fn(({ hydration }: Inserted) => `<p>${hydration}</p>`);
  for (const address of ['/a', '/b', '/c']) kept.find(madeOf(address), of('n'), page);
  for (const address of ['/a', '/b', '/a', '/c', '/a', '/b'])
    kept.find(madeOf(address), of('n'), page);
  // Of the last two the first was still there, and the other one had gone.
  expect(page).toHaveBeenCalledTimes(3 + 4);
});

test('a document that could not be written is written again', () => {
  const kept = keepPages();
  const failing = () => {
    throw new Error('no');
  };
  for (let i = 0; i < 2; i += 1)
    expect(() => kept.find(madeOf('/a'), of('n'), failing)).toThrow('no');
  expect(kept.find(madeOf('/a'), of('n'), ({ rules, hydration }) => rules + hydration)).toBe(
    '.a{}{}',
  );
});

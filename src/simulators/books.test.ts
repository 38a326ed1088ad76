import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBooks } from './books.ts';

let directory: string;
beforeEach(() => void (directory = mkdtempSync(join(tmpdir(), 'books-'))));
afterEach(() => rmSync(directory, { recursive: true }));

const Document = v.object({ amount: v.number() });

test('documents keep their order, are replaced by id, and are there after closing', () => {
  const books = openBooks(directory, 'shop');
  const shelf = books.shelf('orders', Document);
  shelf.save('b', { amount: 1 });
  shelf.save('a', { amount: 2 });
  shelf.save('b', { amount: 3 });
  books.close();
  const again = openBooks(directory, 'shop').shelf('orders', Document);
  expect(again.all()).toEqual([{ amount: 3 }, { amount: 2 }]);
  again.remove('b');
  expect(again.find('b')).toBeUndefined();
});

test('what is done together is done wholly or not at all', () => {
  const books = openBooks(directory, 'shop');
  const shelf = books.shelf('orders', Document);
  const work = (): void => {
    books.together(() => {
      shelf.save('a', { amount: 1 });
      books.together(() => shelf.save('b', { amount: 2 }));
      throw new Error('stop');
    });
  };
  expect(work).toThrow('stop');
  expect(shelf.all()).toEqual([]);
});

test('a document of another shape is not read', () => {
  const books = openBooks(directory, 'shop');
  books.shelf('orders', v.object({ amount: v.string() })).save('a', { amount: 'much' });
  expect(() => books.shelf('orders', Document).find('a')).toThrow(v.ValiError);
});

test('every save that was reported survives kill -9, and pairs saved together stay pairs [F-02]', async () => {
  const program = `
    import { openBooks } from ${JSON.stringify(new URL('books.ts', import.meta.url).href)};
    import * as v from 'valibot';
    const books = openBooks(${JSON.stringify(directory)}, 'shop');
    const [debit, credit] = ['debit', 'credit'].map((name) => books.shelf(name, v.object({ amount: v.number() })));
    for (let n = 1; ; n += 1) {
      books.together(() => { debit.save(String(n), { amount: n }); credit.save(String(n), { amount: n }); });
      process.stdout.write(n + '\\n');
    }`;
  const reported = await runUntilKilled(program, 40);
  const books = openBooks(directory, 'shop');
  const amounts = ['debit', 'credit'].map((name) =>
    books
      .shelf(name, Document)
      .all()
      .map(({ amount }) => amount),
  );
  expect(amounts[0]).toEqual(amounts[1]);
  expect(amounts[0]?.length).toBeGreaterThanOrEqual(reported);
});

/**
 * Runs a program until it has printed a number of lines, kills it, and gives the last number it
 * printed.
 */
async function runUntilKilled(program: string, lines: number): Promise<number> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    printed += chunk;
    if (printed.split('\n').length > lines) child.kill('SIGKILL');
  });
  await new Promise((resolve) => child.once('close', resolve));
  return Number(printed.slice(0, printed.lastIndexOf('\n')).split('\n').at(-1));
}

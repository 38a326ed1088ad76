/**
 * Loaded before every test file: what is said on console.error or console.warn fails the test that
 * said it.
 */
import { afterEach, beforeEach } from 'vitest';

const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  console.error = console.warn = (...words: unknown[]) =>
    void said.push(words.map(String).join(' '));
});

afterEach(() => {
  if (said.length > 0) throw new Error(`said on the console:\n${said.join('\n')}`);
});

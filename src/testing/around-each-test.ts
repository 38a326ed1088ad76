/**
 * Loaded before every test file: what is said on console.error or console.warn fails the test that
 * said it, and what a test stands in for ends with it, for files share their globals.
 */
import { afterEach, beforeEach, vi } from 'vitest';

const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  console.error = console.warn = (...words: unknown[]) =>
    void said.push(words.map(String).join(' '));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

afterEach(() => {
  if (said.length > 0) throw new Error(`said on the console:\n${said.join('\n')}`);
});

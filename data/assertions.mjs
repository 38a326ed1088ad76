// What the check of the reference data asserts with, and how it tells what does not hold.
import { readFileSync } from 'node:fs';

const problems = [];
let assertions = 0;

/** A day as the data write it: 2027-06-01. */
export const day = /^\d{4}-\d{2}-\d{2}$/;

/** The data of a file beside this one. */
export const load = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

/** Notes the message as a problem unless the condition holds. */
export const ok = (condition, message) => {
  assertions++;
  if (!condition) problems.push(message);
};

/** The keys of the rows, each of which is to stand there once. */
export const unique = (rows, key, what) => {
  const seen = new Set();
  for (const row of rows) {
    const k = key(row);
    ok(!seen.has(k), `${what}: duplicate ${k}`);
    seen.add(k);
  }
  return seen;
};

/** Prints the problems; the process exits with 1 when there are any. */
export const report = (over) => {
  console.log(`${assertions} assertions over ${over}: ${problems.length} problems`);
  for (const problem of problems.slice(0, 50)) console.log(' -', problem);
  process.exitCode = problems.length ? 1 : 0;
};

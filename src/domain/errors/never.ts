/** Marks a switch as exhaustive. */
export function never(value: never): never {
  throw new Error(`unexpected: ${JSON.stringify(value)}`);
}

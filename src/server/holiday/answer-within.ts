/**
 * The answer of `ask` within `ms` milliseconds; undefined when it is late or the supplier cannot be
 * reached.
 */
import { SupplierUnavailable } from '#server/suppliers/ports.ts';

export async function answerWithin<T>(ms: number, ask: () => Promise<T>): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  try {
    return await Promise.race([ask(), late]);
  } catch (error) {
    if (error instanceof SupplierUnavailable) return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

import { SupplierUnavailable } from '#server/suppliers/ports.ts';

/**
 * The answer of `ask` within `ms` milliseconds; undefined when it is late or the supplier cannot be
 * reached, of which `onTrouble` hears why.
 */
export async function answerWithin<T>(
  ms: number,
  ask: () => Promise<T>,
  onTrouble: (reason: string) => void = ignore,
): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => {
    onTrouble(`no answer within ${ms} ms`);
    resolve(undefined);
  }, ms);
  try {
    return await Promise.race([ask(), late]);
  } catch (error) {
    if (!(error instanceof SupplierUnavailable)) throw error;
    onTrouble(error.message);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

function ignore(): void {}

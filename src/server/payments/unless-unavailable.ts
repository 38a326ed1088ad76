import { PaymentProviderUnavailable } from './port.ts';

/** What the card provider answers; undefined where nobody knows what has come of it. */
export async function unlessUnavailable<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PaymentProviderUnavailable) return undefined;
    throw error;
  }
}

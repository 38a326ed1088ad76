import { DataError } from './data-error.ts';

/**
 * An answer, or what stands for it when the call fails, which is logged where calls are: for what a
 * page can do without. A bug is thrown on.
 */
export async function withFallback<Answer, Fallback>(
  answer: Promise<Answer>,
  fallback: Fallback,
): Promise<Answer | Fallback> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof DataError) return fallback;
    throw error;
  }
}

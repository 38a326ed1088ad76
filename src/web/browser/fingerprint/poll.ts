/** FPR-05 */
const STEP_MS = 50;

/** Looks every 50 ms until there is something, `tries` times at most; else undefined. */
export async function poll<T>(look: () => T | undefined, tries: number): Promise<T | undefined> {
  for (let left = tries; left > 0; left -= 1) {
    const found = look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  return look();
}

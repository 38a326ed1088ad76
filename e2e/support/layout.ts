/** Where things stand, once they stand still. */
import { expect, type Locator } from '@playwright/test';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** The place of an element in the window that it still has when it is looked at again. */
export async function boxAtRest(target: Locator): Promise<Box> {
  const looks: (Box | null)[] = [];
  await expect(async () => {
    looks.push(await target.boundingBox());
    const [before, now] = looks.slice(-2);
    expect(now).toBeTruthy();
    expect(now).toEqual(before);
  }).toPass({ intervals: [100] });
  return looks.at(-1)!;
}

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectValidMarkup } from './valid-markup.ts';

/** The markup of the page as it stands is valid, and axe finds nothing, in its frames neither. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectValidMarkup(page);
  const { violations } = await new AxeBuilder({ page })
    // What frames answer is put together on a page of axe's own, which takes longer than to look.
    .setLegacyMode(page.frames().length === 1)
    .options({ resultTypes: ['violations'] })
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

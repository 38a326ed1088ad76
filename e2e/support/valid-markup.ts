import { expect, type Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

/** What breaks the HTML standard, and names that lead to nothing; nothing that is taste. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    'no-missing-references': 'error',
    // React Aria's calendar gives its table cell padding.
    'no-deprecated-attr': 'off',
  },
});

/** Fails where the page as it stands now breaks the HTML standard. */
export const expectValidMarkup = async (page: Page): Promise<void> =>
  expectValidHtml(await page.content(), page.url());

/** Fails where a document breaks the HTML standard; `name` says which one it is. */
export async function expectValidHtml(html: string, name: string): Promise<void> {
  const { results } = await validator.validateString(html);
  const found = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, line, column }) =>
        `${ruleId}: ${message} at ${selector ?? `${line}:${column}`}`,
    ),
  );
  expect(found, `markup of ${name}`).toEqual([]);
}

import { expect, test } from 'vitest';
import { DataError } from '#web/data/data-error.ts';
import { busyReasonOf, statusOfError } from '#web/data/error-status.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { PageProblem } from './PageProblem.tsx';

const shown = (status: number, error?: unknown): string =>
  renderPart(<PageProblem status={status} busyReason={busyReasonOf(error)} />);

test.each([
  [418, 'Error 418'],
  [500, 'Error 500'],
  [statusOfError(new Error('a bug')), 'Error 500'],
  [statusOfError(undefined), 'Error 500'],
])('a page that failed with %i says “%s” [ERR-01]', (status, words) => {
  expect(shown(status)).toContain(`${words}<`);
});

test('an address that is not there has a title, says that a link may be broken, and leads home [ERR-02]', () => {
  const html = shown(404);
  expect(html).toContain('<h1>We can’t find that page</h1>');
  expect(html).toContain('The address may be mistyped, or the page may have moved.');
  expect(html).toMatch(/<a[^>]* href="\/"[^>]*>Go to the home page<\/a>/);
});

test('any other status has a title, says that our team has been told and that we are still building, and leads home [ERR-03]', () => {
  for (const status of [418, 500]) {
    const html = shown(status);
    expect(html).toContain('<h1>Something went wrong on our side</h1>');
    expect(html).toContain('Our team has been told.');
    expect(html).toContain('Parts of this site are still being built.');
    expect(html).toMatch(/<a[^>]* href="\/"[^>]*>Go to the home page<\/a>/);
  }
  expect(shown(404)).not.toMatch(/team has been told|still being built/);
});

test('a page that failed may have ways on of its own, in place of the way home [ERR-04]', () => {
  const actions = <a href="/holidays">Look for another holiday</a>;
  const html = renderPart(<PageProblem status={500} actions={actions} />);
  expect(html).toContain('<a href="/holidays">Look for another holiday</a>');
  expect(html).not.toContain('Go to the home page');
});

test.each([
  ['an answer', new DataError('HomePage', 'Failed to fetch', 'NO_CONNECTION')],
  ['a script', new TypeError('Failed to fetch dynamically imported module: /assets/a.js')],
  ['a script of Safari', new TypeError('Importing a module script failed.')],
])(
  'where %s does not come for want of a connection nobody has been told, and it can be tried again',
  (_, error) => {
    const html = shown(statusOfError(error), error);
    expect(html).toContain('We can’t connect');
    expect(html).toContain('Try again');
    expect(html).not.toMatch(/team has been told|Error \d|charged/);
  },
);

import { expect, test } from 'vitest';
import { isOutdatedApp, parseAppVersion } from './app-version.ts';

test.each([
  ['HolidaymakerApp/3.1.9', true],
  ['HolidaymakerApp/2.9.9', true],
  ['HolidaymakerApp/3.2.0', false],
  ['HolidaymakerApp/3.10.0', false],
  ['HolidaymakerApp/10.0.0', false],
  ['Mozilla/5.0', false],
])('%s is too old for 3.2.0: %s [ROUTE-18]', (agent, outdated) => {
  expect(isOutdatedApp(`Mozilla/5.0 (iPhone) ${agent}`, '3.2.0')).toBe(outdated);
});

test.each([
  ['Mozilla/5.0 (iPhone) HolidaymakerApp/3.10.2', '3.10.2'],
  ['Mozilla/5.0 (iPhone) HolidaymakerApp/3.10.2 Mobile/15E148', '3.10.2'],
  ['Mozilla/5.0 (iPhone) HolidaymakerApp/3', undefined],
  ['Mozilla/5.0 (iPhone) Version/26.1.0', undefined],
])('of "%s" the app’s version is %s [APP-02]', (agent, version) => {
  expect(parseAppVersion(agent)).toBe(version);
});

import { expect, test } from 'vitest';
import { isOutdatedApp, parseAppVersion, takesMessages } from './app-version.ts';

test.each([
  ['HolidaymakerApp/3.1.9', true],
  ['HolidaymakerApp/2.9.9', true],
  ['HolidaymakerApp/3.2.0', false],
  ['HolidaymakerApp/3.10.0', false],
  ['HolidaymakerApp/10.0.0', false],
  ['HolidaymakerApp/3.1.20', true],
  ['HolidaymakerApp/2.10.0', true],
  ['HolidaymakerApp/4.1.0', false],
  ['HolidaymakerApp/3.2.10', false],
  ['OldHolidaymakerApp/1.0.0', false],
  ['HolidaymakerApp/1.0', false],
  ['Mozilla/5.0', false],
])('%s is too old for 3.2.0: %s [ROUTE-18]', (agent, outdated) => {
  expect(isOutdatedApp(`Mozilla/5.0 (iPhone) ${agent}`, '3.2.0')).toBe(outdated);
});

test('a third figure decides where the first two are alike', () => {
  expect(isOutdatedApp('HolidaymakerApp/3.2.4', '3.2.5')).toBe(true);
  expect(isOutdatedApp('HolidaymakerApp/3.2.5', '3.2.5')).toBe(false);
  expect(isOutdatedApp('HolidaymakerApp/3.2.10', '3.2.5')).toBe(false);
});

test.each([
  ['Mozilla/5.0 (iPhone) HolidaymakerApp/3.10.2', '3.10.2'],
  ['HolidaymakerApp/30.11.12', '30.11.12'],
  ['OldHolidaymakerApp/3.10.2', undefined],
  ['Mozilla/5.0 (iPhone) HolidaymakerApp/3.10.2 Mobile/15E148', '3.10.2'],
  ['Mozilla/5.0 (iPhone) HolidaymakerApp/3', undefined],
  ['Mozilla/5.0 (iPhone) Version/26.1.0', undefined],
])('of "%s" the app’s version is %s [APP-02]', (agent, version) => {
  expect(parseAppVersion(agent)).toBe(version);
});

test.each([
  [null, false],
  ['3.1.9', false],
  ['2.9.9', false],
  ['3.2.0', true],
  ['3.2.1', true],
  ['3.10.0', true],
  ['10.0.0', true],
])('the app of version %s hears what pages post: %s [APP-04]', (version, isTaken) => {
  expect(takesMessages(version)).toBe(isTaken);
});

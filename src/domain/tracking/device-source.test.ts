import { expect, test } from 'vitest';
import { deviceSource } from './device-source.ts';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) HolidaymakerApp/3.2.0', 'otb-ios-app'],
  ['Mozilla/5.0 (iPad; CPU OS 19_1 like Mac OS X) HolidaymakerApp/3.10.1', 'otb-ios-app'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) HolidaymakerApp/3.2.0', 'otb-android-app'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Safari/604.1', 'web'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/140', 'web'],
  ['iOS/19.1 HolidaymakerApp/3.2.0', 'otb-ios-app'],
  ['Mozilla/5.0 (MyiPhoneCase; Android 16) HolidaymakerApp/3.2.0', 'otb-android-app'],
  ['Mozilla/5.0 (iPhones; Android 16) HolidaymakerApp/3.2.0', 'otb-android-app'],
  ['Mozilla/5.0 (iPhone) OldHolidaymakerApp/3.2.0', 'web'],
  ['Mozilla/5.0 (iPhone) HolidaymakerApp/beta', 'web'],
  ['', 'web'],
])('"%s" is %s [ENUM-19]', (userAgent, source) => {
  expect(deviceSource(userAgent)).toBe(source);
});

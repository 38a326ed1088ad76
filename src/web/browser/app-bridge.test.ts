import { beforeEach, expect, test, vi } from 'vitest';
import { appEvent } from '#domain/tracking/app-messages.ts';
import { joinApp, postToApp } from './app-bridge.ts';

class Button {
  readonly name = 'intent';
  readonly value: string;
  constructor(value: string) {
    this.value = value;
  }
}

const APP = { appVersion: '3.2.0' };
let posted: unknown[] = [];
let press: (intent: string) => void = () => undefined;
beforeEach(() => {
  posted = [];
  vi.stubGlobal('HTMLButtonElement', Button);
  vi.stubGlobal('window', {
    HolidaymakerApp: { postMessage: (text: string) => void posted.push(JSON.parse(text)) },
  });
  vi.stubGlobal('document', {
    addEventListener: (_: 'submit', listen: (event: { submitter: Button }) => void) => {
      press = (intent) => listen({ submitter: new Button(intent) });
    },
  });
});

test.each([
  ['3.1.9', 0],
  ['3.2.0', 1],
])('the app of version %s gets %i messages of one [APP-04]', (appVersion, count) => {
  postToApp({ appVersion }, appEvent('logout'));
  expect(posted).toHaveLength(count);
});

test.each([
  ['log-out', 'logout'],
  ['app', 'continue_in_app'],
])('the form of “%s” is told of as %s, when it is sent [APP-07]', (intent, name) => {
  const nobody = { emailAddress: null, firstName: null, isAway: false };
  joinApp({ ...APP, authentication: nobody });
  posted = [];
  press('search');
  expect(posted).toEqual([]);
  press(intent);
  expect(posted).toEqual([{ name, data: {} }]);
});

test('a page that opens tells whose it is [APP-05]', () => {
  const sarah = { emailAddress: 's@example.com', firstName: 'Sarah', isAway: false };
  joinApp({ ...APP, authentication: { ...sarah, customerId: 'sarah' } });
  expect(posted).toEqual([{ name: 'load_web_attributes', data: { user_id: 'sarah' } }]);
});

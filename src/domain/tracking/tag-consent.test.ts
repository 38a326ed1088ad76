import { expect, test } from 'vitest';
import { chooseBy } from './consent.ts';
import { grantsAnything, tagConsent } from './tag-consent.ts';

const DENIED = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

test('what is accepted grants the four storages [COOK-04]', () => {
  const only = (category: string) => tagConsent(chooseBy((one) => one === category));
  expect(only('analytical')).toEqual({ ...DENIED, analytics_storage: 'granted' });
  expect(only('marketing')).toEqual({ ...DENIED, ad_storage: 'granted', ad_user_data: 'granted' });
  expect(only('personalisation')).toEqual({ ...DENIED, ad_personalization: 'granted' });
  expect(only('functional')).toEqual(DENIED);
});

test('what is revoked denies them [COOK-05]', () => {
  expect(tagConsent(chooseBy(() => false))).toEqual(DENIED);
});

test('what is functional alone grants the tag system nothing', () => {
  expect(grantsAnything(chooseBy((one) => one === 'functional'))).toBe(false);
  for (const category of ['analytical', 'marketing', 'personalisation'])
    expect(grantsAnything(chooseBy((one) => one === category))).toBe(true);
});

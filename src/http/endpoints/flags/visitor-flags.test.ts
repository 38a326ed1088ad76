import pino from 'pino';
import { expect, test } from 'vitest';
import { STANDARD_FLAGS } from '#domain/market/flags.ts';
import { writeRollouts } from '#server/market/flag-document.ts';
import { GREAT_BRITAIN } from '#server/market/market.ts';
import { makeSiteFlags } from '#server/market/site-flags.ts';
import { differingFlags, flagsOf, keepOverrides } from './visitor-flags.ts';

const context = { flags: makeSiteFlags(pino({ level: 'silent' })), market: GREAT_BRITAIN };
const asked = (query: string, cookie = '') =>
  new Request(`https://shop.test/${query}`, { headers: { cookie } });

test('an address switches a flag for its visitor, and is remembered for seven days [FLAG-10]', () => {
  const request = asked('?noFlexibleDates=true&cityBreaksTab=1&unknownFlag=true&insurance=false');
  expect(flagsOf(request, context, undefined)).toEqual({
    ...STANDARD_FLAGS,
    noFlexibleDates: true,
    cityBreaksTab: false,
  });
  expect(keepOverrides(request, true)).toEqual([
    'features=noFlexibleDates=true&cityBreaksTab=false; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure',
  ]);
  expect(keepOverrides(request, false).join()).not.toContain('Secure');
});

test('what is kept holds until the address says otherwise, and both are kept', () => {
  const cookie = 'a=b; features=noFlexibleDates=true&cityBreaksTab=false';
  expect(flagsOf(asked('', cookie), context, undefined)).toMatchObject({
    noFlexibleDates: true,
    cityBreaksTab: false,
  });
  expect(keepOverrides(asked('', cookie), true)).toEqual([]);
  const again = asked('?cityBreaksTab=true', cookie);
  expect(flagsOf(again, context, undefined)).toMatchObject({
    noFlexibleDates: true,
    cityBreaksTab: true,
  });
  expect(keepOverrides(again, true).join()).toContain(
    'features=noFlexibleDates=true&cityBreaksTab=true;',
  );
});

test.each(['features=', 'features=%', 'features={"insurance":true}', 'features=insurance=false'])(
  'a cookie %s that is not ours is as none',
  (cookie) => {
    expect(flagsOf(asked('', cookie), context, undefined)).toEqual(STANDARD_FLAGS);
  },
);

test('those that may differ are told apart [FLAG-11]', () => {
  const flags = makeSiteFlags(pino({ level: 'silent' }));
  flags.change(writeRollouts(new Map([['holidayDiscovery', 25]] as const)));
  expect(differingFlags(STANDARD_FLAGS, { flags })).toEqual({ holidayDiscovery: false });
});

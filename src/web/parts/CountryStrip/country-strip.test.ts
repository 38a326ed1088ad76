import { expect, test, vi } from 'vitest';
import { requestPage, linksTo } from '#web/testing/request-page.ts';
import type { OtherSite } from './other-site.ts';
import { PAST_INSTANT, pastOffset } from './past-offset.ts';

const IRELAND: OtherSite = { market: 'ie', siteUrl: 'http://ie.localhost:3000' };

test('two links of one look keep path and query [SITE-08]', async () => {
  const { html, text } = await requestPage('/about-us?a=1&b=2', { otherSite: IRELAND });
  expect(text).toContain('You seem to be in Ireland. Which site would you like?');
  expect(linksTo(html, 'Irish site, in €')).toEqual([
    'http://ie.localhost:3000/about-us?a=1&b=2&country_choice=ie',
  ]);
  expect(linksTo(html, 'Stay here')).toEqual(['/about-us?a=1&b=2&country_choice=gb']);
  const [there, here] = [...html.matchAll(/<a ([^>]*)href="[^"]*country_choice[^>]*>/g)];
  expect(there?.[1]).toBe(here?.[1]);
  expect(html).not.toMatch(/<section [^>]*hidden/);
});

test('where only the time zone tells, the strip is hidden until the browser has judged [SITE-08]', async () => {
  const { html } = await requestPage('/about-us', {
    otherSite: { ...IRELAND, timeZone: 'Europe/Dublin' },
  });
  expect(html).toMatch(/<section [^>]*data-time-zone="Europe\/Dublin"[^>]* hidden=""/);
});

test.each(['Europe/Dublin', 'Europe/London', 'Asia/Kolkata', 'America/New_York'])(
  'the past offset is what a browser in %s counts',
  (timeZone) => {
    vi.stubEnv('TZ', timeZone);
    expect(pastOffset(timeZone)).toBe(Math.trunc(new Date(PAST_INSTANT).getTimezoneOffset()));
  },
);

test('who has chosen is not asked, and has the place for it empty', async () => {
  const { html } = await requestPage('/about-us');
  expect(html).toMatch(/<div id="country"[^>]*><\/div>/);
});

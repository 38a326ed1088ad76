import { expect, test } from 'vitest';
import { chooseBy, makeConsent, parseConsent } from '#domain/tracking/consent.ts';
import { tagsFor } from './tags-for.ts';

const TAGS = {
  scriptUrl: 'https://tags.example/gtm.js?id=GTM-ABC1',
  origins: ['https://tags.example'],
  adFrames: ['https://ads.example/seen?value={cost}'],
};
const allows = (...categories: string[]) =>
  parseConsent(
    makeConsent(
      chooseBy((one) => categories.includes(one)),
      '2026-11-20',
    ),
  );

test('ad frames come with Marketing alone [TRK-08]', () => {
  expect(tagsFor('/', allows('marketing'), TAGS)).toEqual(TAGS);
  expect(tagsFor('/', allows('analytical', 'personalisation'), TAGS)).toEqual({
    ...TAGS,
    adFrames: [],
  });
  const framesAlone = { ...TAGS, scriptUrl: null, origins: [] };
  expect(tagsFor('/', allows('marketing'), framesAlone)).toEqual(framesAlone);
  expect(tagsFor('/', allows('analytical'), framesAlone)).toBe('waiting');
});

test('nothing of others comes before an answer, or by Functional', () => {
  expect(tagsFor('/', parseConsent(undefined), TAGS)).toBe('waiting');
  expect(tagsFor('/', allows('functional'), TAGS)).toBe('waiting');
});

test.each(['/extras/b1', '/booking/c1/payment', '/gatekeeper/login', '/account/customer'])(
  'nothing of others comes on %s, whatever is accepted',
  (path) => {
    expect(tagsFor(path, allows('analytical', 'marketing', 'personalisation'), TAGS)).toBe(
      'waiting',
    );
  },
);

test('a site without tags waits for none', () => {
  const none = { scriptUrl: null, origins: [], adFrames: [] };
  expect(tagsFor('/', allows('marketing'), none)).toBe('none');
});

import { expect, test } from 'vitest';
import { parseConsent } from '#domain/tracking/consent.ts';
import { linksTo, postedFields, requestPage } from '#web/testing/request-page.ts';

const UNANSWERED = { consent: parseConsent(undefined) };

test('who has not answered is asked in state notify, in GDPR mode [COOK-06]', async () => {
  const { html, text } = await requestPage('/faqs', { page: UNANSWERED });
  expect(html).toContain('data-state="notify" data-mode="gdpr"');
  expect(text).toContain('Cookies: yes or no?');
});

test('who has answered is not asked', async () => {
  const { html } = await requestPage('/faqs');
  expect(html).not.toMatch(/notify|Cookies: yes or no/);
});

test('no and yes are two buttons of one look, and lead back to the page', async () => {
  const { html } = await requestPage('/about-us?a=1&b="2"', { page: UNANSWERED });
  const buttons = [...html.matchAll(/<button[^>]*name="answer"[^>]*>/g)].map(([tag]) => tag);
  expect(buttons.slice(0, 2).map((tag) => /value="(\w+)"/.exec(tag)?.[1])).toEqual(['none', 'all']);
  const [no, yes] = buttons.map((tag) => tag.replace(/ value="\w+"/, ''));
  expect(yes).toBe(no);
  const back = postedFields(html, 'action="/consent"').get('back') ?? '';
  expect(new URL(back, 'http://localhost').searchParams.get('b')).toBe('"2"');
});

test('an address with the marks of a replacement leads back to itself', async () => {
  const { html } = await requestPage("/about-us?q=$&x$'", { page: UNANSWERED });
  expect(html).not.toContain('BACK-TO-THIS-PAGE');
  const back = postedFields(html, 'action="/consent"').get('back') ?? '';
  expect([...new URL(back, 'http://localhost').searchParams]).toEqual([
    ['q', '$'],
    ["x$'", ''],
  ]);
});

test('what is chosen one by one starts at no [COOK-01, COOK-02]', async () => {
  const { html } = await requestPage('/faqs', { page: UNANSWERED });
  const { back: _, ...fields } = Object.fromEntries(postedFields(html, 'type="radio"'));
  expect(fields).toEqual({
    functional: 'no',
    analytical: 'no',
    personalisation: 'no',
    marketing: 'no',
  });
});

test('a link at the very start leads to the question, and the question to the policy', async () => {
  const { html } = await requestPage('/faqs', { page: UNANSWERED });
  expect(html).toMatch(/<body><a href="#consent"/);
  expect(html).toMatch(/<section id="consent"/);
  expect(linksTo(html, 'What each one does')).toEqual(['/cookie-policy']);
});

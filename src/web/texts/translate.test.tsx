import compile from 'icu-minify/compile';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IntlProvider, useTranslations } from './translate.tsx';

/** As the build makes them; of other pages than the compiler knows. */
const messages: Record<string, never> = JSON.parse(
  JSON.stringify({
    trip: {
      legs: { out: compile('{count, plural, one {# night} other {# nights}} in {place}') },
      rich: compile(
        '{count, number} nights <where>in <b>{place}</b>, Spain</where> for <b>you</b>',
      ),
    },
  }),
);

/** Any name will do here; where pages speak, the compiler knows the names. */
function Sentence({ namespace, name }: { readonly namespace: string; readonly name: string }) {
  return useTranslations(namespace as 'home')(name as 'question', { count: 7, place: 'Majorca' });
}

const say = (namespace: string, name: string) =>
  renderToStaticMarkup(
    <IntlProvider locale="en-GB" timeZone="Europe/London" messages={messages} onError={fail}>
      <Sentence namespace={namespace} name={name} />
    </IntlProvider>,
  );

function fail(error: Error): never {
  throw error;
}

test.each([
  ['trip', 'legs.out'],
  ['trip.legs', 'out'],
])('a part that speaks from %s says %s', (namespace, name) => {
  expect(say(namespace, name)).toBe('7 nights in Majorca');
});

test.each([
  ['trip', 'legs.back'],
  ['hotel', 'name'],
])('a text of %s that is missing is a bug: %s', (namespace, name) => {
  expect(() => say(namespace, name)).toThrow(/MISSING_MESSAGE/);
});

function Rich() {
  const b = (words: ReactNode) => <b>{words}</b>;
  const where = (words: ReactNode) => <i>{words}</i>;
  return useTranslations('trip' as 'results').rich('rich' as 'heading', {
    count: 1_200,
    place: 'Majorca',
    where,
    b,
  });
}

test('a sentence has its marked parts made by whoever says it, one inside the other', () => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en-GB" timeZone="Europe/London" messages={messages} onError={fail}>
      <Rich />
    </IntlProvider>,
  );
  expect(html).toBe('1,200 nights <i>in <b>Majorca</b>, Spain</i> for <b>you</b>');
});

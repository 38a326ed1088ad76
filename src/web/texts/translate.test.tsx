import compile from 'icu-minify/compile';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IntlProvider, useTranslations } from './translate.tsx';

/** As the build makes them; of other pages than the compiler knows. */
const messages: Record<string, never> = JSON.parse(
  JSON.stringify({
    trip: { legs: { out: compile('{count, plural, one {# night} other {# nights}} in {place}') } },
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

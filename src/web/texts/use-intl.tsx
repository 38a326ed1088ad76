import { createContext, use, useMemo, type ComponentProps, type ReactNode } from 'react';
import { createTranslator, type IntlError } from 'use-intl/core';
import type { IntlProvider as LibraryProvider } from 'use-intl/react';
import { writeMessage } from './format-message.ts';

/**
 * What pages use of use-intl, in its place in the build (tools/compile-texts.ts). The library makes
 * a translator for each part that speaks and options for each sentence; a page of results has 130
 * of the one and 200 of the other. Here a namespace has one translator, and what is not plain
 * words, choices and plurals goes to the library as before.
 */
type Speech = {
  readonly locale: Locale;
  readonly messages: Texts;
  readonly timeZone: string | undefined;
  readonly onError: ((error: IntlError) => void) | undefined;
  readonly translators: Map<string, Translator>;
};

type Locale = ComponentProps<typeof LibraryProvider>['locale'];
type Texts = { readonly [key: string]: unknown };
type Values = Parameters<typeof writeMessage>[1];
type Translator = ((key: string, values?: Values) => string) & {
  readonly rich: (key: string, values?: Values) => ReactNode;
};

const SpeechContext = createContext<Speech | undefined>(undefined);

export function IntlProvider({
  locale,
  messages,
  timeZone,
  onError,
  children,
}: ComponentProps<typeof LibraryProvider>) {
  const outer = use(SpeechContext);
  const speech = useMemo(
    () => ({
      locale,
      messages: messages ?? outer?.messages ?? {},
      timeZone: timeZone ?? outer?.timeZone,
      onError: onError ?? outer?.onError,
      translators: new Map(),
    }),
    [locale, messages, timeZone, onError, outer],
  );
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

/**
 * Says the sentences of a namespace (`booking.payment`); what is no text of it is told to
 * `onError`.
 */
export function useTranslations(namespace: string): Translator {
  const speech = use(SpeechContext);
  if (!speech) throw new Error('no texts above this part');
  const known = speech.translators.get(namespace) ?? makeTranslator(speech, namespace);
  speech.translators.set(namespace, known);
  return known;
}

function makeTranslator(speech: Speech, namespace: string): Translator {
  const texts = at(speech.messages, namespace);
  let made: Translator | undefined;
  const library = () => (made ??= translatorOfLibrary(speech, namespace));
  const say = (key: string, values?: Values) =>
    writeMessage(at(texts, key), values, speech.locale) ?? library()(key, values);
  return Object.assign(say, {
    rich: (key: string, values?: Values) => library().rich(key, values),
  });
}

function translatorOfLibrary(
  { locale, messages, timeZone, onError }: Speech,
  namespace: string,
): Translator {
  const made: unknown = createTranslator({
    locale,
    messages,
    namespace,
    ...(timeZone && { timeZone }),
    ...(onError && { onError }),
  });
  // It knows the keys of messages that the compiler sees; those of a page are seen where they are
  // said.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return made as Translator;
}

/** What stands at a path of names, as `problems.late`. */
const at = (texts: unknown, path: string): unknown =>
  isTexts(texts)
    ? (texts[path] ?? (path.includes('.') ? path.split('.').reduce(next, texts) : undefined))
    : undefined;

const next = (texts: unknown, name: string): unknown => (isTexts(texts) ? texts[name] : undefined);

const isTexts = (texts: unknown): texts is Texts =>
  typeof texts === 'object' && texts !== null && !Array.isArray(texts);
